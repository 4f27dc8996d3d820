import { expect, html } from '@open-wc/testing';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { decodedText } from '../../logic/wire/plain-text.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import { platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { MARKUP_PAYLOADS, REFUSED_URLS, wasPwned } from '../kit/payloads.ts';
import { all, focused, one, part, parts, text, texts } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { answer, entry, fullAnswer, picture, product } from './search.fixtures.ts';
import {
  comeNear,
  enter,
  inputOf,
  installSearchPlatform,
  isOpen,
  optionTexts,
  SEARCH,
  searchFor,
  searchIn,
  showResults,
} from './search-box.ts';

beforeEach(installSearchPlatform);

const plain = html`<shop-search></shop-search>`;

async function searched(template = plain, typed = 'watch') {
  const element = await searchIn(template);
  await searchFor(element, typed);
  await waitUntil(() => isOpen(element), 'the results open');
  return element;
}

const details = (events: readonly Event[]) =>
  events.map((event) => (event instanceof CustomEvent ? event.detail : undefined));

describe('<shop-search>', () => {
  it('fades a placeholder that is longer than the box (V26–V41)', async () => {
    const element = await searchIn(plain);
    expect(getComputedStyle(inputOf(element)).textOverflow).to.equal('ellipsis');
  });

  it('is accessible closed, open, with recent searches, in both languages', async () => {
    platform.localStorage.set('shopRecentSearches', '["zegarek"]');
    for (const lang of ['pl', 'en']) {
      const element = await searchIn(html`<shop-search lang=${lang} recent></shop-search>`);
      await expectAccessible(element);
      inputOf(element).focus();
      await waitUntil(() => isOpen(element));
      await expectAccessible(element);
      await searchFor(element, 'watch');
      await waitUntil(() => parts(element, 'product').length > 0);
      await expectAccessible(element);
    }
  });

  it('shows every block in Polish', async () => {
    const element = await searched();
    expect(texts(element, '[part=panel] [aria-hidden]')).to.deep.equal([
      'Podpowiedzi',
      'Produkty',
      'Kategorie',
      'Informacje',
    ]);
    expect(optionTexts(element)).to.deep.equal([
      'zegarek wodoodporny',
      'Watch WATCH',
      'Watch Nord 123,00 zł',
      'Watch Sud 123,00 zł',
      'Pokaż wszystkie',
      'Producent: Watchmaker',
      'Seria: Watch & Co',
      'Zegarki / Męskie',
      'Damskie',
      'O zegarkach',
    ]);
    expect(texts(element, '[part=match]')).to.deep.equal(['Watch']);
    expect(text(one(element, '[aria-live=polite]'))).to.equal('9 wyników');
  });

  it('shows every block in English', async () => {
    const element = await searched(html`<div lang="en-GB"><shop-search></shop-search></div>`);
    const groups = all(element, '[role=group]').map((group) => group.getAttribute('aria-label'));
    expect(groups).to.deep.equal(['Suggestions', 'Products', 'Categories', 'Info']);
    expect(text(part(element, 'submit'))).to.equal('View more');
    expect(optionTexts(element).slice(5, 7)).to.deep.equal([
      'Producer: Watchmaker',
      'Series: Watch & Co',
    ]);
    expect(text(one(element, '[aria-live=polite]'))).to.equal('9 results');
  });

  it('shows the number of results in the right plural form', async () => {
    const element = await searchIn(plain);
    for (const [count, expected] of [
      [1, '1 wynik'],
      [3, '3 wyniki'],
      [5, '5 wyników'],
    ] as const) {
      const cms = Array.from({ length: count }, (_, index) => entry(`page ${index}`));
      platform.answer(SEARCH, answer({ cms }));
      await searchFor(element, `watch${count}`);
      await waitUntil(() => text(one(element, '[aria-live=polite]')) === expected, expected);
    }
  });

  it('shows products with icon, name and the price of the price type', async () => {
    const free = { price: { price: { gross: { value: 0, formatted: '0,00 zł' } } } };
    const products = [product('Nord'), product('Sud', { ...free, iconSmallSecond: '' })];
    platform.answer(SEARCH, answer({ products }));
    const element = await searched(html`<shop-search price-type="net"></shop-search>`);
    const [first, second] = parts(element, 'product');
    expect(text(first ?? element)).to.equal('Nord 100,00 zł');
    expect(first?.querySelector('source')?.getAttribute('srcset')).to.equal(picture('webp'));
    expect(first?.querySelector('img')?.getAttribute('src')).to.equal(picture('jpg'));
    expect(second?.querySelector('source')).to.equal(null);
    expect(second?.querySelector('img')?.getAttribute('src')).to.equal(picture('webp'));
    element.setAttribute('price-type', 'gross');
    await element.updateComplete;
    expect(parts(element, 'product').map(text)).to.deep.equal([
      'Nord 123,00 zł',
      'Sud Cena na telefon',
    ]);
  });

  it('dispatches the results, and has the states loading and open meanwhile', async () => {
    const element = await searchIn(plain);
    const loads = eventsOf(document, 'shop-search-load');
    const later = platform.defer(SEARCH);
    await searchFor(element, ' watch ');
    await waitUntil(() => element.matches(':state(loading)'));
    expect(element.matches(':state(open)')).to.equal(false);
    later.resolve(fullAnswer());
    await waitUntil(() => isOpen(element));
    expect(element.matches(':state(loading)')).to.equal(false);
    expect(details(loads)).to.deep.equal([{ text: 'watch', total: 9 }]);
    expect(loads[0]?.bubbles && loads[0].composed && !loads[0].cancelable).to.equal(true);
  });

  it('sends one request after minlength, with limit and debounce (SE-02)', async () => {
    const element = await searchIn(
      html`<shop-search minlength="4" limit="1" debounce="50"></shop-search>`,
    );
    enter(element, 'wat');
    await platform.clock.advance(50);
    enter(element, 'watc');
    await platform.clock.advance(50);
    expect(platform.calls(SEARCH).map(({ variables }) => variables)).to.deep.equal([
      { text: 'watc', limit: 1 },
    ]);
    await waitUntil(() => parts(element, 'product').length === 1);
  });
});

describe('a search answer in <shop-search>', () => {
  it('has decoded entities and no markup in names, also from the cache', async () => {
    const name = 'Zegar <b>M&ouml;bel</b> &amp;amp; &bdquo;Co&rdquo;';
    const read = 'Zegar Möbel &amp; „Co”';
    const named = [entry(name)];
    const menuNodes = [{ ...entry('x'), bc: { item: [{ title: 'A&amp;B' }, { title: name }] } }];
    platform.answer(
      SEARCH,
      answer({ searchQueries: named, products: [product(name)], cms: named, menuNodes }),
    );
    const element = await searched();
    const chosen = eventsOf(element, 'shop-search-select');
    for (const _ of ['fetched', 'cached']) {
      expect(optionTexts(element)).to.deep.equal([
        read,
        `${read} 123,00 zł`,
        'Pokaż wszystkie',
        `A&B / ${read}`,
        read,
      ]);
      enter(element, '');
      await waitUntil(() => !isOpen(element));
      await showResults(element, 'watch');
    }
    one(element, '[role=option]').click();
    expect(details(chosen)).to.deep.equal([{ kind: 'query', name: read, link: `#${name}` }]);
  });

  it('is the same from the cache (SE-09)', async () => {
    const element = await searched();
    const shown = part(element, 'panel').innerHTML;
    enter(element, '');
    await waitUntil(() => !isOpen(element));
    await showResults(element, 'watch');
    expect(part(element, 'panel').innerHTML).to.equal(shown);
    expect(platform.calls(SEARCH)).to.have.length(1);
  });

  for (const [lang, sentence] of [
    ['pl', 'Podpowiedzi są teraz niedostępne. Naciśnij Enter, aby zobaczyć wyniki.'],
    ['en', 'Suggestions are not available right now. Press Enter to see the results.'],
  ] as const) {
    it(`that fails is replaced by a hint about Enter, until the next key: ${lang} (SH5)`, async () => {
      platform.answer(SEARCH, new PlatformError(SEARCH, 'response', 500));
      const element = await searchIn(html`<shop-search lang=${lang}></shop-search>`);
      inputOf(element).focus();
      await searchFor(element, 'clock');
      await waitUntil(() => parts(element, 'failed').length === 1);
      expect(text(one(element, '[aria-live=polite]'))).to.equal(sentence);
      expect([isOpen(element), element.matches(':state(error)')]).to.deep.equal([false, true]);
      await expectAccessible(element);
      enter(element, 'clocks');
      await waitUntil(() => parts(element, 'status').length === 0);
      expect(element.matches(':state(error)')).to.equal(false);
    });
  }

  it('that fails closes the results, without the platform’s error (GQ-16)', async () => {
    const element = await searched();
    const errors = eventsOf(document, 'shop-error');
    platform.answer(SEARCH, new PlatformError(SEARCH, 'response'));
    await searchFor(element, 'clock');
    await waitUntil(() => !isOpen(element));
    expect(details(errors)).to.have.length(1);
    expect(details(errors)[0]).to.include({ code: 'search' });
    expect(JSON.stringify(details(errors))).to.not.contain('clock');
    expect(inputOf(element).value).to.equal('clock');
  });

  it('is shown as text, also from the cache (XS-07, ST-17)', async () => {
    const bc = { item: MARKUP_PAYLOADS.map((title) => ({ title })) };
    for (const payload of MARKUP_PAYLOADS) {
      const poisoned = {
        searchQueries: [entry(payload, 'javascript:__pwned=1')],
        products: [
          product(payload, {
            iconSmall: 'javascript:__pwned=1',
            iconSmallSecond: payload,
            price: { price: { gross: { value: 1, formatted: payload } } },
          }),
        ],
        producers: [entry(payload)],
        menuNodes: [{ ...entry(payload), bc }],
        cms: [entry(payload)],
      };
      const stamp = ['pl', 'zł', 'gross', 6].join();
      const cached = { stamp, at: 1, answer: poisoned };
      platform.sessionStorage.set('search_cached', JSON.stringify(cached));
      platform.sessionStorage.remove('search_fetched');
      platform.answer(SEARCH, answer(poisoned));
      for (const typed of ['cached', 'fetched']) {
        const element = await searched(plain, typed);
        const [query = '', , , producer = '', category = '', page = ''] = all(
          element,
          '[role=option]',
        ).map(({ textContent }) => textContent);
        const read = decodedText(payload);
        expect([query, producer, page]).to.deep.equal([read, `Producent: ${read}`, read]);
        expect(category).to.equal(decodedText(MARKUP_PAYLOADS.join(' / ')));
        expect(
          all(element, '[part=panel] :is(script, svg:not(.bag), form, iframe, [onerror])'),
        ).to.deep.equal([]);
        element.remove();
      }
    }
    await settle();
    expect(wasPwned()).to.equal(false);
  });

  it('has no unsafe link in any block (XS-11)', async () => {
    const bad = REFUSED_URLS.map((link, index) => entry(`e${index}`, link));
    const blocks = { searchQueries: bad, producers: bad, series: bad, menuNodes: bad, cms: bad };
    const products = REFUSED_URLS.map((link, index) => product(`p${index}`, { link }));
    platform.answer(SEARCH, answer({ ...blocks, products }));
    const element = await searched(html`<shop-search limit="20"></shop-search>`);
    expect(all(element, '[part=panel] a')).to.have.length(6 * REFUSED_URLS.length);
    expect(all(element, '[part=panel] a[href]')).to.deep.equal([]);
    const chosen = eventsOf(element, 'shop-search-select');
    one(element, '[part=panel] a').click();
    expect(details(chosen)).to.deep.equal([{ kind: 'query', name: 'e0', link: '' }]);
  });
});

describe('the life cycle of <shop-search>', () => {
  it('does not search while characters are composed (SE-12)', async () => {
    const element = await searchIn(plain);
    const input = inputOf(element);
    const composing = { bubbles: true, composed: true, isComposing: true };
    input.dispatchEvent(new CompositionEvent('compositionstart', composing));
    input.value = 'watch';
    input.dispatchEvent(new InputEvent('input', composing));
    await platform.clock.advance(5000);
    expect(platform.calls(SEARCH)).to.deep.equal([]);
    input.dispatchEvent(new CompositionEvent('compositionend', composing));
    await platform.clock.advance(500);
    expect(platform.calls(SEARCH)).to.have.length(1);
  });

  it('searches for a text from typing, paste, drop or a script (SE-13)', async () => {
    const element = await searchIn(plain);
    for (const inputType of ['insertText', 'insertFromPaste', 'insertFromDrop', undefined]) {
      const event = inputType
        ? new InputEvent('input', { inputType, bubbles: true, composed: true })
        : new Event('input', { bubbles: true });
      inputOf(element).value = `watch ${inputType}`;
      inputOf(element).dispatchEvent(event);
      await platform.clock.advance(500);
    }
    expect(platform.calls(SEARCH)).to.have.length(4);
  });

  it('aborts its request when it is removed, and sends no other (SE-15)', async () => {
    const element = await searchIn(plain);
    enter(element, 'watch');
    element.remove();
    await settle();
    await platform.clock.advance(5000);
    expect(platform.calls(SEARCH)).to.deep.equal([]);

    document.body.append(element);
    await element.updateComplete;
    await comeNear(element);
    platform.defer(SEARCH);
    await searchFor(element, 'clock');
    element.remove();
    await settle();
    expect(platform.calls(SEARCH)[0]?.signal?.aborted).to.equal(true);
    expect(platform.clock.timers).to.equal(0);
  });

  it('drops the results when it is removed, and keeps the text (A16)', async () => {
    const element = await searched();
    const home = element.parentElement;
    element.remove();
    await settle();
    expect(element.matches(':state(open)')).to.equal(false);
    home?.append(element);
    await element.updateComplete;
    await comeNear(element);
    expect(inputOf(element).value).to.equal('watch');
    inputOf(element).focus();
    await settle();
    expect([isOpen(element), optionTexts(element)]).to.deep.equal([false, []]);
    await showResults(element, 'watch');
    expect(platform.calls(SEARCH)).to.have.length(1);
  });

  it('keeps separate states for two boxes (SE-17)', async () => {
    const element = await searched(html`<shop-search></shop-search><shop-search></shop-search>`);
    const other = element.nextElementSibling;
    expect(other?.matches(':state(open)')).to.equal(false);
    expect(other?.shadowRoot?.querySelector('input')?.value).to.equal('');
  });

  it('closes on a click outside and stays open on one inside', async () => {
    const element = await searched(html`<shop-search></shop-search><p>outside</p>`);
    inputOf(element).focus();
    await click(one(element, '[part=panel] [aria-hidden]'));
    expect(isOpen(element)).to.equal(true);
    const outside = element.nextElementSibling;
    if (outside) outside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await waitUntil(() => !isOpen(element));
    expect(inputOf(element).value).to.equal('watch');
  });

  it('closes when focus leaves', async () => {
    const element = await searched(html`<shop-search></shop-search><button>next</button>`);
    inputOf(element).focus();
    one(element, 'button').focus();
    await settle();
    expect(isOpen(element)).to.equal(true);
    element.parentElement?.querySelector('button')?.focus();
    await waitUntil(() => !isOpen(element));
  });

  it('does not change the browser history (SE-24)', async () => {
    const { length } = history;
    const element = await searched();
    inputOf(element).focus();
    await settle();
    expect(history.length).to.equal(length);
  });

  it('shows the form inside it until it has rendered, and deletes nothing', async () => {
    const element = await searchIn(
      html`<shop-search><form action="/x"><input name="text" value="kawa" /></form></shop-search>`,
    );
    const form = element.querySelector('form');
    expect(form?.checkVisibility()).to.equal(false);
    expect(inputOf(element).value).to.equal('kawa');
  });
});

describe('<shop-search> without results', () => {
  const nothing = () =>
    platform.answer(SEARCH, answer({ products: [], series: null, cms: [null] }));
  const isShown = (element: Element) => parts(element, 'status').length === 1;
  async function searchedInVain(template = plain, typed = 'watch') {
    nothing();
    const element = await searchIn(template);
    inputOf(element).focus();
    await searchFor(element, typed);
    await waitUntil(() => isShown(element), 'the line shows');
    return element;
  }

  for (const [lang, sentence] of [
    ['pl', 'Nic nie znaleziono dla „<b>watch”.'],
    ['en', 'Nothing found for “<b>watch”.'],
  ] as const) {
    it(`closes the list and announces a message: ${lang} (SE-07, CV8)`, async () => {
      const loads = eventsOf(document, 'shop-search-load');
      const element = await searchedInVain(
        html`<shop-search lang=${lang}></shop-search>`,
        '<b>watch',
      );
      expect(text(part(element, 'empty'))).to.equal(sentence);
      expect(parts(element, 'panel')).to.have.length(0);
      const states = ['open', 'empty'].map((state) => element.matches(`:state(${state})`));
      expect(states).to.deep.equal([false, true]);
      const [bar, line] = [part(element, 'bar'), part(element, 'status')];
      expect(line.getBoundingClientRect().top).to.be.above(bar.getBoundingClientRect().bottom);
      expect(text(one(element, '[aria-live=polite]'))).to.equal(sentence);
      expect(inputOf(element).ariaExpanded).to.equal('false');
      expect(inputOf(element).hasAttribute('aria-controls')).to.equal(false);
      expect(details(loads)).to.deep.equal([{ text: '<b>watch', total: 0 }]);
      await expectAccessible(element);
    });
  }

  it('continues with the results of the next text, and back', async () => {
    const element = await searchedInVain();
    platform.answer(SEARCH, fullAnswer());
    await showResults(element, 'watches');
    expect(element.matches(':state(empty)')).to.equal(false);
    expect(parts(element, 'empty')).to.deep.equal([]);
    nothing();
    await searchFor(element, 'watchess');
    await waitUntil(() => isShown(element));
    expect(optionTexts(element)).to.deep.equal([]);
  });

  it('hides the message with the next key (CV8)', async () => {
    const element = await searchedInVain();
    enter(element, 'watchy');
    await waitUntil(() => !isShown(element));
    expect(element.matches(':state(empty)')).to.equal(false);
  });

  it('closes with Escape, on a click elsewhere and when the text gets too short', async () => {
    const element = await searchedInVain();
    const closed = () => waitUntil(() => !isShown(element));
    const reopen = async () => {
      inputOf(element).click();
      await waitUntil(() => isShown(element));
    };
    await press('Escape');
    await closed();
    expect(element.matches(':state(empty)')).to.equal(false);
    expect(inputOf(element).value).to.equal('watch');
    await reopen();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await closed();
    await reopen();
    enter(element, 'w');
    await closed();
  });

  it('shows the author’s message with links reachable by keyboard', async () => {
    const element = await searchedInVain(html`<shop-search
        ><p slot="empty">Nie ma. <a href="#all">Wszystkie</a></p></shop-search
      ><button>next</button>`);
    const link = element.querySelector('a');
    const isSeen = () => link?.checkVisibility({ visibilityProperty: true }) === true;
    expect(isSeen()).to.equal(true);
    await press('Tab', 'Tab');
    expect(document.activeElement === link).to.equal(true);
    expect(isShown(element)).to.equal(true);
    await press('Escape');
    await waitUntil(() => !isShown(element));
    expect(focused() === inputOf(element)).to.equal(true);
    await press('ArrowDown');
    await waitUntil(isSeen);
    await press('Tab', 'Tab', 'Tab');
    await waitUntil(() => !isSeen());
  });
});

describe('<shop-search>: a category', () => {
  const nodes = [entry('Kubki', '/kubki?s=1'), entry('Dom', '/dom'), entry('Inne', '/inne')];
  const menu = html`<nav><ul>
      <li><a href="/dom"> Dom </a><ul>
        <li class="nav-header"><a href="/dom">Dom</a></li>
        <li class="nav-merge"><ul><li><a href="/kubki?s=1">Kubki i filiżanki</a></li></ul></li>
      </ul></li>
    </ul></nav>`;

  it('shows its path in the page’s menu, found by its link (CV3)', async () => {
    platform.answer(SEARCH, answer({ menuNodes: nodes }));
    const element = await searched(html`${menu}<shop-search></shop-search>`);
    expect(optionTexts(element)).to.deep.equal(['Dom / Kubki', 'Dom', 'Inne']);
    expect(platform.calls(SEARCH)[0]?.document).not.to.contain('bc');
  });

  it('shows the platform’s path, as breadcrumbs requests (CV3)', async () => {
    const bc = { item: [{ title: 'Wnętrza' }, { title: 'Kubki' }] };
    platform.answer(SEARCH, answer({ menuNodes: [{ ...nodes[0], bc }] }));
    const element = await searched(html`${menu}<shop-search breadcrumbs></shop-search>`);
    expect(optionTexts(element)).to.deep.equal(['Wnętrza / Kubki']);
    expect(platform.calls(SEARCH)[0]?.document).to.contain('bc { item { title } }');
  });
});
