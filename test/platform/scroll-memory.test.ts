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

  it('scrolls to where an entry was left, also after the page was loaded anew', () => {
    scrollTo(0, 400);
    createScrollMemory().leave(1);
    scrollTo(0, 900);
    expect(createScrollMemory().restore(1)).to.equal(true);
    expect(scrollY).to.equal(400);
  });

  it('takes no position of a page that shows while an entry waits for its content', () => {
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
    it(`knows nothing where the storage holds ${broken}`, () => {
      sessionStorage.setItem(KEY, broken);
      scrollTo(0, 300);
      expect(createScrollMemory().restore(1)).to.equal(false);
      expect(scrollY).to.equal(300);
    });
  }
});
