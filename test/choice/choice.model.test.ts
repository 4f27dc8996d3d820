import { expect } from '@open-wc/testing';
import { withoutSuffix } from '../../logic/choice/choice.model.ts';
import { sizeMarks } from '../../logic/choice/size-marks.model.ts';
import { size } from './choice.fixtures.ts';

describe('the name of a sold-out option', () => {
  it('omits the parenthesis at its end [CH-03]', () => {
    const names = ['XL (wyprzedane)', 'XL', '40 (25 cm) (wyprzedane)', '(wyprzedane)'];
    expect(names.map(withoutSuffix)).to.deep.equal(['XL', 'XL', '40 (25 cm)', '(wyprzedane)']);
  });
});

describe('the stock of a size', () => {
  const recordOf = (...sizes: readonly unknown[]) => ({ id: '101', sizes: [...sizes] });

  it('is none, few up to five, more, or unlimited', () => {
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
});
