import { expect } from '@open-wc/testing';
import {
  choiceAfterKey,
  firstCurrent,
  runsOf,
  type SelectChoice,
} from '../../logic/list-box/list-box.model.ts';

const FEW: readonly SelectChoice[] = [
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
    it(`${key} moves from ${from} to ${expected}`, () => {
      expect(choiceAfterKey(key, FEW, from)).to.equal(expected);
    });
  }

  it('page by ten options', () => {
    expect(choiceAfterKey('PageDown', MANY, 3)).to.equal(13);
    expect(choiceAfterKey('PageDown', MANY, 25)).to.equal(29);
    expect(choiceAfterKey('PageUp', MANY, 13)).to.equal(3);
    expect(choiceAfterKey('PageUp', MANY, 3)).to.equal(0);
  });

  it('do not move if every option is disabled', () => {
    expect(choiceAfterKey('ArrowDown', [{ label: 'a', isDisabled: true }], 0)).to.equal(0);
  });
});

describe('a list box', () => {
  const hidden = { label: 'Choose', isDisabled: true, isHidden: true };
  for (const [title, choices, chosen, expected] of [
    ['the chosen option', FEW, 3, 3],
    ['the chosen one, though it is disabled', FEW, 2, 2],
    ['the first that can be chosen, where none is', FEW, -1, 1],
    ['the first that can be chosen, where the chosen one is hidden', [hidden, ...FEW], 0, 2],
    ['nothing, where there is nothing to choose', [], -1, undefined],
  ] as const) {
    it(`opens on ${title}`, () => {
      expect(firstCurrent(choices, chosen)).to.equal(expected);
    });
  }

  it('separates groups, even two with the same name', () => {
    const groups = [{ label: 'Sizes' }, { label: 'Sizes' }];
    const choices = [undefined, groups[0], groups[0], groups[1], undefined].map((group, index) => ({
      label: `${index}`,
      isDisabled: false,
      group,
    }));
    const indexes = runsOf(choices).map(({ group, choices }) => [
      group?.label,
      ...choices.map(([index]) => index),
    ]);
    expect(indexes).to.deep.equal([
      [undefined, 0],
      ['Sizes', 1, 2],
      ['Sizes', 3],
      [undefined, 4],
    ]);
  });
});
