import { expect, html } from '@open-wc/testing';
import { expectAccessible } from '../kit/accessible.ts';
import { platform } from '../kit/fake-platform.ts';
import { press, type } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { all, focused, one, part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { answer, fullAnswer } from './search.fixtures.ts';
import {
  enter,
  inputOf,
  installSearchPlatform,
  isOpen,
  SEARCH,
  type Search,
  searchFor,
  searchIn,
} from './search-box.ts';

beforeEach(installSearchPlatform);

/** The texts of all live regions. */
const voices = (element: Search) => all(element, '[aria-live=polite]').map(text).filter(Boolean);
const isWaitSeen = (element: Search) => parts(element, 'waiting').length > 0;
const isSpinning = (element: Search) =>
  getComputedStyle(one(element, '[type=submit]'), '::after').content !== 'none';

async function pendingSearch(template = html`<shop-search></shop-search>`) {
  const element = await searchIn(template);
  const later = platform.defer(SEARCH);
  inputOf(element).focus();
  await searchFor(element, 'watch');
  await waitUntil(() => element.matches(':state(loading)'));
  return { element, later };
}

describe('<shop-search> during a request', () => {
  for (const [lang, label] of [
    ['pl', 'Szukam…'],
    ['en', 'Searching…'],
  ] as const) {
    it(`shows and announces loading after a delay: ${lang} (V12)`, async () => {
      const { element, later } = await pendingSearch(
        html`<shop-search lang=${lang}></shop-search>`,
      );
      await platform.clock.advance(299);
      expect([voices(element), isWaitSeen(element), isSpinning(element)]).to.deep.equal([
        [],
        false,
        false,
      ]);
      const { width } = one(element, '[type=submit]').getBoundingClientRect();
      await platform.clock.advance(1);
      await waitUntil(() => isWaitSeen(element));
      expect(text(part(element, 'waiting'))).to.equal(label);
      expect([voices(element), isSpinning(element)]).to.deep.equal([[label], true]);
      expect(one(element, '[type=submit]').getBoundingClientRect().width).to.equal(width);
      await expectAccessible(element);
      await platform.clock.advance(5000);
      expect(voices(element)).to.deep.equal([label]);
      later.resolve(fullAnswer());
      await waitUntil(() => isOpen(element));
      expect([isWaitSeen(element), isSpinning(element)]).to.deep.equal([false, false]);
      expect(voices(element)).to.have.length(1);
      expect(voices(element)).not.to.deep.equal([label]);
    });
  }

  it('keeps earlier results until the next ones arrive (V12)', async () => {
    const { element, later } = await pendingSearch();
    later.resolve(fullAnswer());
    await waitUntil(() => isOpen(element));
    platform.defer(SEARCH);
    enter(element, 'watches');
    await platform.clock.advance(800);
    await waitUntil(() => isSpinning(element));
    expect([isOpen(element), isWaitSeen(element)]).to.deep.equal([true, false]);
  });

  it('hides the loading state when Escape ends the search (V12)', async () => {
    const { element } = await pendingSearch();
    await platform.clock.advance(300);
    await waitUntil(() => isWaitSeen(element));
    await press('Escape');
    await waitUntil(() => !isWaitSeen(element));
    expect([isSpinning(element), inputOf(element).value]).to.deep.equal([false, 'watch']);
  });

  it('closes the panel when nothing was found (V12)', async () => {
    const { element, later } = await pendingSearch();
    await platform.clock.advance(300);
    await waitUntil(() => isWaitSeen(element));
    later.resolve(answer());
    await waitUntil(() => element.matches(':state(empty)'));
    expect(parts(element, 'panel')).to.have.length(0);
  });
});

describe('the clear button of <shop-search>', () => {
  const crossOf = (element: Search) => parts(element, 'clear')[0];

  it('is labelled, shown with a text, and skipped by Tab (V12)', async () => {
    for (const [lang, label] of [
      ['pl', 'Wyczyść'],
      ['en', 'Clear'],
    ] as const) {
      const element = await searchIn(
        html`<shop-search lang=${lang}></shop-search><button>next</button>`,
      );
      expect(crossOf(element)).to.equal(undefined);
      inputOf(element).focus();
      await type('wa');
      await waitUntil(() => crossOf(element));
      expect(crossOf(element)?.ariaLabel).to.equal(label);
      expect(inputOf(element).type).to.equal('text');
      await expectAccessible(element);
      await press('Tab');
      expect(focused() === one(element, '[type=submit]')).to.equal(true);
    }
  });

  it('clears the text, closes the results and keeps focus in the box (V12)', async () => {
    const element = await searchIn(html`<shop-search></shop-search>`);
    inputOf(element).focus();
    await type('watch');
    await platform.clock.advance(500);
    await waitUntil(() => isOpen(element));
    await click(part(element, 'clear'));
    await waitUntil(() => !isOpen(element) && !crossOf(element));
    expect(inputOf(element).value).to.equal('');
    expect(focused() === inputOf(element)).to.equal(true);
  });

  it('aborts a pending search (V12)', async () => {
    const { element } = await pendingSearch();
    await click(part(element, 'clear'));
    await waitUntil(() => !element.matches(':state(loading)'));
    expect(platform.calls(SEARCH)[0]?.signal?.aborted).to.equal(true);
  });
});
