import { expect } from '@open-wc/testing';
import { createScrollMemory } from '../../logic/platform/history/scroll-memory.ts';
import '../kit/guard.ts';

const KEY = 'shop-visit-scroll';

describe('the scroll memory', () => {
  let tall: HTMLElement;
  beforeEach(() => {
    tall = document.createElement('p');
    tall.style.blockSize = '5000px';
    document.body.append(tall);
  });
  afterEach(() => {
    tall.remove();
    sessionStorage.removeItem(KEY);
  });

  it('restores the position of an entry, also after a reload', () => {
    scrollTo(0, 400);
    createScrollMemory().leave(1);
    scrollTo(0, 900);
    expect(createScrollMemory().restore(1)).to.equal(true);
    expect(scrollY).to.equal(400);
  });

  it('stores no position while an entry’s content is pending', () => {
    const memory = createScrollMemory();
    scrollTo(0, 700);
    memory.traverse(1, 2);
    memory.leave(2);
    expect(memory.restore(2)).to.equal(false);
    scrollTo(0, 0);
    expect(memory.restore(1)).to.equal(true);
    expect(scrollY).to.equal(700);
  });

  it('keeps the last 50 entries', () => {
    const memory = createScrollMemory();
    for (let mark = 1; mark <= 51; mark += 1) memory.leave(mark);
    expect(createScrollMemory().restore(1)).to.equal(false);
    expect(createScrollMemory().restore(2)).to.equal(true);
  });

  for (const broken of ['{', '[{"mark":1}]', 'null']) {
    it(`is empty when the storage contains ${broken}`, () => {
      sessionStorage.setItem(KEY, broken);
      scrollTo(0, 300);
      expect(createScrollMemory().restore(1)).to.equal(false);
      expect(scrollY).to.equal(300);
    });
  }
});
