import { expect, html } from '@open-wc/testing';
import { expectAccessible } from '../kit/accessible.ts';
import { isChromium } from '../kit/browser.ts';
import { settle } from '../kit/fake-clock.ts';
import { platform } from '../kit/fake-platform.ts';
import { findModules, loseModules } from '../kit/module-faults.ts';
import { eventsOf } from '../kit/next-event.ts';
import { all, one } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  boxIn,
  comeNear,
  enter,
  inputOf,
  installSearchPlatform,
  isOpen,
  optionTexts,
  SEARCH,
  type Search,
  suggestionsOf,
} from './search-box.ts';

const KEY = 'shopRecentSearches';
const plain = html`<shop-search></shop-search>`;

beforeEach(installSearchPlatform);

const hasSuggestions = (element: Search) => all(element, '[aria-live=polite]').length > 0;

/** Records the texts that the box submits, and stays on the page. */
function sentBy(element: Search): string[] {
  const sent: string[] = [];
  element.shadowRoot?.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent.push(inputOf(element).value);
    event.preventDefault();
  });
  return sent;
}

describe('<shop-search> before its suggestions have loaded', () => {
  if (isChromium) {
    it('is a plain search box when they fail to load, reports it once, and tries again', async () => {
      const element = await boxIn(plain);
      const sent = sentBy(element);
      const errors = eventsOf(document, 'shop-error');
      await loseModules('/SearchSuggestions.tsx');
      inputOf(element).focus();
      await waitUntil(() => errors.length > 0);
      await element.updateComplete;
      expect(
        errors.map((event) => event instanceof CustomEvent && event.detail.code),
      ).to.deep.equal(['module']);
      inputOf(element).value = 'watch';
      one(element, 'button').click();
      expect(sent).to.deep.equal(['watch']);
      expect(hasSuggestions(element)).to.equal(false);
      await findModules();
      await comeNear(element);
      expect(errors).to.have.length(1);
    });
  }

  it('is accessible, and loads nothing until the shopper approaches', async () => {
    const element = await boxIn(plain);
    await expectAccessible(element);
    expect(hasSuggestions(element)).to.equal(false);
  });

  for (const sign of ['pointerenter', 'focusin', 'touchstart', 'input']) {
    it(`loads them on ${sign}, and updateComplete waits for them`, async () => {
      const element = await boxIn(plain);
      element.dispatchEvent(new Event(sign));
      await settle();
      await settle();
      await element.updateComplete;
      expect(hasSuggestions(element)).to.equal(true);
      expect(isOpen(element)).to.equal(false);
    });
  }

  it('searches for a text typed meanwhile, debounced from the last key', async () => {
    const element = await boxIn(plain);
    enter(element, 'wat');
    enter(element, 'watch');
    await suggestionsOf(element);
    expect(inputOf(element).value).to.equal('watch');
    expect(platform.clock.timers).to.equal(1);
    await platform.clock.advance(499.9);
    expect(platform.calls(SEARCH).map(({ variables }) => variables)).to.deep.equal([
      { text: 'watch', limit: 6 },
    ]);
    await waitUntil(() => isOpen(element));
  });

  it('does not search for a text that is still being composed (SE-12)', async () => {
    const element = await boxIn(plain);
    const input = inputOf(element);
    input.value = 'wat';
    const composing = { bubbles: true, composed: true, isComposing: true };
    input.dispatchEvent(new InputEvent('input', composing));
    await suggestionsOf(element);
    await platform.clock.advance(5000);
    expect(platform.calls(SEARCH)).to.deep.equal([]);
    input.dispatchEvent(new CompositionEvent('compositionend', composing));
    await platform.clock.advance(500);
    expect(platform.calls(SEARCH)).to.have.length(1);
  });

  it('does not search once the shopper has left', async () => {
    const element = await boxIn(plain);
    inputOf(element).focus();
    enter(element, 'watch');
    inputOf(element).blur();
    await suggestionsOf(element);
    await platform.clock.advance(5000);
    expect(platform.calls(SEARCH)).to.deep.equal([]);
    expect(inputOf(element).value).to.equal('watch');
  });

  it('submits the text with Enter, which is stored and not searched for (SE-14)', async () => {
    const element = await boxIn(html`<shop-search recent></shop-search>`);
    const sent = sentBy(element);
    inputOf(element).focus();
    enter(element, 'watch');
    inputOf(element).form?.requestSubmit();
    expect(sent).to.deep.equal(['watch']);
    await suggestionsOf(element);
    await platform.clock.advance(5000);
    expect(platform.calls(SEARCH)).to.deep.equal([]);
    expect(platform.localStorage.get(KEY)).to.equal('["watch"]');
    expect(isOpen(element)).to.equal(false);
  });

  it('opens the recent searches of a focused field', async () => {
    platform.localStorage.set(KEY, '["zegarek"]');
    const element = await boxIn(html`<shop-search recent></shop-search>`);
    inputOf(element).focus();
    await waitUntil(() => isOpen(element));
    expect(optionTexts(element)).to.deep.equal(['zegarek']);
  });
});
