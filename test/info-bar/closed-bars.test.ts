import { expect } from '@open-wc/testing';
import { readClosedBars, rememberClosedBar } from '../../logic/info-bar/closed-bars.ts';
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
    it(`ST-11: ${text} is an empty list`, () => {
      expect(readClosedBars(storeWith(text))).to.deep.equal([]);
    });
  }

  it('ST-11: leaves out what is no text', () => {
    expect(readClosedBars(storeWith('[1,"a",{},"b",["c"]]'))).to.deep.equal(['a', 'b']);
  });

  it('ST-11: keeps the newest 500 of an enormous list', () => {
    const many = JSON.stringify(numbered(400_000));
    const closed = readClosedBars(storeWith(many));
    expect([closed.length, closed[0], closed.at(-1)]).to.deep.equal([
      LIMIT,
      'bar-399500',
      'bar-399999',
    ]);
  });

  it('forgets the oldest id for the newest', () => {
    const store = storeWith(JSON.stringify(numbered(LIMIT)));
    rememberClosedBar(store, 'new');
    const closed = readClosedBars(store);
    expect([closed.length, closed[0], closed.at(-1)]).to.deep.equal([LIMIT, 'bar-1', 'new']);
  });

  for (const id of ['"],x', '__proto__', 'constructor', 'ź"\\', ' ']) {
    it(`ST-12: stores ${JSON.stringify(id)} as it is`, () => {
      const store = createFakeStore();
      rememberClosedBar(store, id);
      rememberClosedBar(store, id);
      expect(readClosedBars(store)).to.deep.equal([id]);
    });
  }
});
