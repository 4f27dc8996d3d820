import { expect } from '@open-wc/testing';
import {
  type ChoiceOption,
  isSameId,
  isUniversal,
  withoutSuffix,
} from '../../logic/choice/choice.model.ts';
import { sizeMarks } from '../../logic/choice/size-marks.model.ts';
import {
  conflictsOf,
  type VersionAxis,
  withAnswer,
  withChosen,
} from '../../logic/choice/versions.model.ts';
import { size } from './choice.fixtures.ts';

const option = (id: string, link?: string): ChoiceOption & { product: undefined } => ({
  id,
  name: id,
  isPictured: false,
  picture: undefined,
  link,
  isOut: false,
  product: undefined,
});

const axis = (id: string, chosen: string, values: readonly ChoiceOption[]): VersionAxis => ({
  id,
  name: id,
  chosen,
  values: values.map((value) => ({ ...value, product: undefined })),
});

describe('the ids of options', () => {
  it('are compared as text, and the universal size has two [CH-07]', () => {
    const same = [
      isSameId('1', '1'),
      isSameId('1', '01'),
      isSameId('1', '"1"'),
      isSameId('a b', 'a  b'),
      isSameId('onesize', 'uniw'),
      isSameId('S', 's'),
      isSameId('S', undefined),
    ];
    expect(same).to.deep.equal([true, false, false, false, true, false, false]);
    expect([isUniversal([option('onesize')]), isUniversal([option('S')])]).to.deep.equal([
      true,
      false,
    ]);
  });
});

describe('the name of a sold-out option', () => {
  it('loses the words in brackets at its end [CH-03]', () => {
    const names = ['XL (wyprzedane)', 'XL', '40 (25 cm) (wyprzedane)', '(wyprzedane)'];
    expect(names.map(withoutSuffix)).to.deep.equal(['XL', 'XL', '40 (25 cm)', '(wyprzedane)']);
  });
});

describe('what is known of a size', () => {
  const recordOf = (...sizes: readonly unknown[]) => ({ id: '101', sizes: [...sizes] });

  it('is its stock: none, few up to five, more, or without a bound', () => {
    const stocks = [0, 1, 5, 6, -1];
    const marks = sizeMarks(
      recordOf(...stocks.map((stock, index) => size(String(index), { stock }))),
      'gross',
    );
    expect([...marks.values()].map(({ stock }) => stock)).to.deep.equal([
      'out',
      'few',
      'few',
      'in',
      'in',
    ]);
  });

  it('is its price where not all have the same', () => {
    const prices = (...sizes: readonly unknown[]) =>
      [...sizeMarks(recordOf(...sizes), 'gross').values()].map(({ price }) => price);
    expect(prices(size('S'), size('M'))).to.deep.equal([undefined, undefined]);
    expect(prices(size('S'), size('M', { price: 9 }))).to.deep.equal(['99,00 zł', '9,00 zł']);
  });

  it('is nothing without data', () => {
    expect([
      sizeMarks(undefined, 'gross').size,
      sizeMarks(recordOf(null, 3, {}), 'net').size,
    ]).to.deep.equal([0, 0]);
  });
});

describe('the axes of versions', () => {
  const axes = [
    axis('colour', 'red', [option('red', '/red'), option('blue')]),
    axis('length', 'short', [option('short', '/red'), option('long', '/red-long')]),
  ];
  const gone = (id: string) => ({ id, target: undefined });

  it('are in conflict where the chosen values lead nowhere, but for the one chosen last [CH-11]', () => {
    const chosen = withAnswer(withChosen(axes, 'colour', 'blue'), [
      { id: 'colour', values: [gone('blue')] },
      { id: 'length', values: [gone('short')] },
    ]);
    expect(conflictsOf(chosen, 'colour').map(({ id }) => id)).to.deep.equal(['length']);
    expect(
      conflictsOf(withChosen(axes, 'colour', 'blue'), 'colour').map(({ id }) => id),
    ).to.deep.equal(['colour']);
    expect(conflictsOf(axes, undefined)).to.deep.equal([]);
  });

  it('stay as they are where the answer lacks them or has other ids [CH-10]', () => {
    const answered = withAnswer(axes, [
      { id: 'colour', values: [{ id: 'green', target: { product: '7', link: '/green' } }] },
      { id: 'other', values: [gone('short')] },
    ]);
    expect(answered).to.deep.equal(axes);
  });
});
