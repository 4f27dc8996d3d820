import { expect } from '@open-wc/testing';
import { readClosedBars } from '../../logic/info-bar/info-bar.atoms.ts';
import { createFakeStore } from '../kit/fake-stores.ts';

const LIMIT = 500;
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `bar-${index}`);

function storeWith(text: string | undefined) {
  const store = createFakeStore();
  if (text !== undefined) store.set('closedBars', text);
  return store;
}

describe('the list of closed bars', () => {
  for (const text of [undefined, '', '"abc"', '{}', 'null', '7', '{bad', '[[]]', '[1,{},null]']) {
    it(`${text} is an empty list (ST-11)`, () => {
      expect(readClosedBars(storeWith(text))).to.deep.equal([]);
    });
  }

  it('skips entries that are no strings (ST-11)', () => {
    expect(readClosedBars(storeWith('[1,"a",{},"b",["c"]]'))).to.deep.equal(['a', 'b']);
  });

  it('keeps the newest 500 of an enormous list (ST-11)', () => {
    const many = JSON.stringify(numbered(400_000));
    const closed = readClosedBars(storeWith(many));
    expect([closed.length, closed[0], closed.at(-1)]).to.deep.equal([
      LIMIT,
      'bar-399500',
      'bar-399999',
    ]);
  });
});
