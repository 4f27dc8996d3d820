import { expect, html } from '@open-wc/testing';
import { settle } from '../kit/fake-clock.ts';
import { platform } from '../kit/fake-platform.ts';
import { press, type } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { all, focused, one, part } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  enter,
  inputOf,
  installSearchPlatform,
  isOpen,
  optionTexts,
  SEARCH,
  type Search,
  searchIn,
  showResults,
} from './search-box.ts';

let sent: string[];
beforeEach(() => {
  installSearchPlatform();
  sent = [];
});

/** Records the address that a form would have opened, and stays on the page. */
function note(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.append(name, String(value));
  sent.push(`${form.method} ${form.getAttribute('action')}?${query}`);
  event.preventDefault();
}

async function search(template = html`<shop-search></shop-search>`): Promise<Search> {
  const element = await searchIn(template);
  element.shadowRoot?.addEventListener('submit', note);
  element.parentElement?.addEventListener('submit', note);
  return element;
}

async function open(element: Search): Promise<void> {
  await showResults(element, 'watch');
}

const details = (events: readonly Event[]) =>
  events.map((event) => (event instanceof CustomEvent ? event.detail : undefined));

describe('<shop-search> and the results page', () => {
  it('are reached natively by Enter before the debounce, which ends the search (SE-14)', async () => {
    const element = await search();
    const submitted = eventsOf(document, 'shop-search-submit');
    inputOf(element).focus();
    await type('watch &');
    await press('Enter');
    expect(sent).to.deep.equal(['get /search.php?text=watch+%26']);
    expect(details(submitted)).to.deep.equal([{ text: 'watch &' }]);
    await platform.clock.advance(5000);
    expect(platform.calls(SEARCH)).to.deep.equal([]);
  });

  it('are reached by Enter, which aborts the pending request (SE-14)', async () => {
    const element = await search();
    platform.defer(SEARCH);
    inputOf(element).focus();
    await type('watch');
    await platform.clock.advance(500);
    await press('Enter');
    expect(platform.calls(SEARCH)[0]?.signal?.aborted).to.equal(true);
    expect(sent).to.have.length(1);
  });

  it('are reached by "View more" with the typed text (SE-21, CV2)', async () => {
    const element = await search(html`<shop-search action="/find?x=1" name="q"></shop-search>`);
    await open(element);
    await click(part(element, 'submit'));
    expect(sent).to.deep.equal(['get /find?x=1?q=watch']);
    await waitUntil(() => !isOpen(element));
  });

  it('are reached with the form inside it and all of its fields (SE-21)', async () => {
    const element = await search(html`<shop-search>
      <form action="/child.php" method="post">
        <input type="hidden" name="lang" value="pl" /><input name="text" />
      </form>
    </shop-search>`);
    enter(element, 'watch');
    one(element, 'button').click();
    expect(sent).to.deep.equal(['post /child.php?lang=pl&text=watch']);
  });

  it('share text, focus and selection of the fallback field', async () => {
    const home = document.createElement('div');
    home.innerHTML = '<shop-search><form><input name="text" value="wat"></form></shop-search>';
    document.body.append(home);
    const element = home.querySelector<Search>('shop-search');
    const field = home.querySelector('input');
    field?.focus();
    field?.setSelectionRange(1, 2);
    await element?.updateComplete;
    const input = element && inputOf(element);
    expect(input?.value).to.equal('wat');
    expect(focused() === input).to.equal(true);
    expect([input?.selectionStart, input?.selectionEnd]).to.deep.equal([1, 2]);
    home.remove();
  });

  it('are not reached when prevented, and an empty field receives focus', async () => {
    const element = await search();
    element.addEventListener('shop-search-submit', (event) => event.preventDefault(), {
      once: true,
    });
    enter(element, 'watch');
    one(element, 'button').click();
    enter(element, '   ');
    one(element, 'button').click();
    expect(sent).to.deep.equal([]);
    expect(focused() === inputOf(element)).to.equal(true);
  });

  it('are skipped by a chosen entry unless prevented', async () => {
    const element = await search();
    await open(element);
    element.addEventListener('shop-search-select', (event) => event.preventDefault(), {
      once: true,
    });
    const [, second] = all(element, '[part=panel] a');
    second?.click();
    expect(location.hash).to.equal('');
    expect(isOpen(element)).to.equal(true);
    if (second) await click(second);
    await waitUntil(() => !isOpen(element));
    expect(location.hash).to.equal('#Watch%20WATCH');
    location.hash = '';
  });

  it('are reported with the kind of each chosen entry', async () => {
    const element = await search();
    await open(element);
    const selected = eventsOf(element, 'shop-search-select');
    element.addEventListener('shop-search-select', (event) => event.preventDefault());
    for (const link of all(element, '[part=panel] a')) link.click();
    expect(details(selected)).to.deep.equal([
      { kind: 'query', name: 'zegarek wodoodporny', link: '#zegarek wodoodporny' },
      { kind: 'query', name: 'Watch WATCH', link: '#Watch WATCH' },
      { kind: 'product', name: 'Watch Nord', link: '#product-Watch Nord' },
      { kind: 'product', name: 'Watch Sud', link: '#product-Watch Sud' },
      { kind: 'producer', name: 'Watchmaker', link: '#Watchmaker' },
      { kind: 'series', name: 'Watch & Co', link: '#Watch & Co' },
      { kind: 'category', name: 'Męskie', link: '#Męskie' },
      { kind: 'category', name: 'Damskie', link: '#Damskie' },
      { kind: 'page', name: 'O zegarkach', link: '#O zegarkach' },
    ]);
  });
});

describe('<shop-search recent>', () => {
  const KEY = 'shopRecentSearches';
  const template = html`<shop-search recent></shop-search>`;
  const stored = () => JSON.parse(platform.localStorage.get(KEY) ?? '[]');

  it('shows the recent searches while the field is empty, newest first', async () => {
    const element = await search(template);
    for (const text of ['zegarek', 'pasek', 'zegarek', ' ']) {
      enter(element, text);
      one(element, 'button').click();
    }
    expect(stored()).to.deep.equal(['zegarek', 'pasek']);
    enter(element, '');
    inputOf(element).focus();
    await waitUntil(() => isOpen(element));
    expect(optionTexts(element)).to.deep.equal(['zegarek', 'pasek']);
    enter(element, 'z');
    await waitUntil(() => !isOpen(element));
  });

  it('repeats a chosen search', async () => {
    platform.localStorage.set(KEY, '["zegarek","pasek"]');
    const element = await search(template);
    inputOf(element).focus();
    await waitUntil(() => isOpen(element));
    await press('ArrowDown', 'ArrowDown', 'Enter');
    expect(sent).to.deep.equal(['get /search.php?text=pasek']);
    expect(stored()).to.deep.equal(['pasek', 'zegarek']);
    await waitUntil(() => !isOpen(element));
  });

  it('removes a search with its button and with Delete, and closes after the last one', async () => {
    platform.localStorage.set(KEY, '["a","b","c"]');
    const element = await search(template);
    inputOf(element).focus();
    await waitUntil(() => isOpen(element));
    await click(one(element, '#recent-1 .search__remove'));
    await waitUntil(() => optionTexts(element).length === 2);
    expect(stored()).to.deep.equal(['a', 'c']);
    await press('ArrowDown', 'Delete', 'Delete');
    await waitUntil(() => !isOpen(element));
    expect(stored()).to.deep.equal([]);
    expect(sent).to.deep.equal([]);
  });

  it('stores six, ignores broken entries, and remembers chosen queries', async () => {
    platform.localStorage.set(KEY, '{"a":1}');
    const element = await search(template);
    for (let index = 0; index < 9; index++) {
      enter(element, `watch ${index}`);
      one(element, 'button').click();
    }
    expect(stored()).to.have.length(6);
    await open(element);
    one(element, '[part=panel] a').click();
    expect(stored()[0]).to.equal('zegarek wodoodporny');
    location.hash = '';
  });

  it('stores nothing without the attribute', async () => {
    const element = await search();
    enter(element, 'zegarek');
    one(element, 'button').click();
    enter(element, '');
    inputOf(element).focus();
    await settle();
    expect(platform.localStorage.keys()).to.deep.equal([]);
    expect(isOpen(element)).to.equal(false);
  });
});
