import { expect } from '@open-wc/testing';
import {
  type Choice,
  choiceAfterKey,
  choiceByLetters,
  lettersWith,
} from '../../logic/select/select.model.ts';

const FEW: readonly Choice[] = [
  { label: 'Newest', isDisabled: true },
  { label: 'Name', isDisabled: false },
  { label: 'Price', isDisabled: true },
  { label: 'Number sold', isDisabled: false },
  { label: 'Ściana', isDisabled: false },
];
const MANY = Array.from({ length: 30 }, (_, index) => ({ label: `${index}`, isDisabled: false }));

describe('the keys of a list', () => {
  for (const [key, from, expected] of [
    ['ArrowDown', 1, 3],
    ['ArrowDown', 4, 4],
    ['ArrowUp', 3, 1],
    ['ArrowUp', 1, 1],
    ['Home', 4, 1],
    ['End', 1, 4],
    ['ArrowDown', -1, 1],
    ['a', 1, undefined],
    ['constructor', 1, undefined],
  ] as const) {
    it(`${key} from ${from} leads to ${expected}`, () => {
      expect(choiceAfterKey(key, FEW, from)).to.equal(expected);
    });
  }

  it('a page is ten options', () => {
    expect(choiceAfterKey('PageDown', MANY, 3)).to.equal(13);
    expect(choiceAfterKey('PageDown', MANY, 25)).to.equal(29);
    expect(choiceAfterKey('PageUp', MANY, 13)).to.equal(3);
    expect(choiceAfterKey('PageUp', MANY, 3)).to.equal(0);
  });

  it('stays where everything is disabled', () => {
    expect(choiceAfterKey('ArrowDown', [{ label: 'a', isDisabled: true }], 0)).to.equal(0);
  });
});

describe('typed letters', () => {
  for (const [letters, from, expected] of [
    ['n', 0, 1],
    ['n', 1, 3],
    ['nn', 3, 1],
    ['nu', 1, 3],
    ['na', 1, 1],
    ['NA', 3, 1],
    ['ś', 0, 4],
    ['p', 0, undefined],
    ['x', 0, undefined],
  ] as const) {
    it(`“${letters}” from ${from} lead to ${expected}`, () => {
      expect(choiceByLetters(letters, FEW, from)).to.equal(expected);
    });
  }

  it('are ended by what is no letter', () => {
    expect(lettersWith('n', 'u')).to.equal('nu');
    expect(lettersWith('nu', 'ArrowDown')).to.equal('');
    expect(lettersWith('nu', ' ')).to.equal('');
  });
});
