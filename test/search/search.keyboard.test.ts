import { expect, html } from '@open-wc/testing';
import { platform } from '../kit/fake-platform.ts';
import { press, type } from '../kit/keyboard.ts';
import { eventsOf } from '../kit/next-event.ts';
import { focused, one } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  activeText,
  inputOf,
  installSearchPlatform,
  isOpen,
  SEARCH,
  type Search,
  searchIn,
} from './search-box.ts';

let element: Search;
beforeEach(async () => {
  installSearchPlatform();
  element = await searchIn(html`<shop-search></shop-search><button>next</button>`);
  inputOf(element).focus();
  await type('watch');
  await platform.clock.advance(500);
  await waitUntil(() => isOpen(element));
});

const active = (expected: string | undefined) =>
  waitUntil(() => activeText(element) === expected, `${expected} is active`);
const caret = () => inputOf(element).selectionStart;

describe('<shop-search> by keyboard', () => {
  it('is an editable combobox with a listbox of options (SE-18)', () => {
    const input = inputOf(element);
    expect(input.getAttribute('role')).to.equal('combobox');
    expect(input.getAttribute('aria-autocomplete')).to.equal('list');
    const list = element.shadowRoot?.getElementById(input.getAttribute('aria-controls') ?? '');
    expect(list?.getAttribute('role')).to.equal('listbox');
    expect(activeText(element)).to.equal(undefined);
  });

  it('cycles through the options with arrows, focus stays in the field (SE-18)', async () => {
    await press('ArrowDown');
    await active('zegarek wodoodporny');
    await press('ArrowDown');
    await active('Watch WATCH');
    await press('ArrowUp', 'ArrowUp');
    await active('O zegarkach');
    await press('ArrowDown');
    await active('zegarek wodoodporny');
    expect(focused() === inputOf(element)).to.equal(true);
    expect(inputOf(element).value).to.equal('watch');
  });

  it('moves once for each of several keys in a burst', () => {
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) {
      inputOf(element).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
    expect(activeText(element)).to.equal('Watch WATCH');
  });

  it('moves the caret with Home, End, left and right, and deselects the option (SE-18)', async () => {
    for (const [key, position] of [
      ['Home', 0],
      ['End', 5],
      ['ArrowLeft', 4],
      ['ArrowRight', 5],
    ] as const) {
      await press('ArrowDown');
      await active('zegarek wodoodporny');
      await press(key);
      await active(undefined);
      expect(caret(), key).to.equal(position);
      expect(isOpen(element)).to.equal(true);
    }
  });

  it('moves on and closes with Tab (SE-18)', async () => {
    await press('ArrowDown', 'Tab');
    await waitUntil(() => !isOpen(element));
    expect(focused() === inputOf(element)).to.equal(false);
    expect(inputOf(element).value).to.equal('watch');
  });

  it('chooses the option with Enter', async () => {
    const selected = eventsOf(document, 'shop-search-select');
    const submitted = eventsOf(document, 'shop-search-submit');
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
    await waitUntil(() => !isOpen(element));
    const [event] = selected;
    expect(event instanceof CustomEvent && event.detail).to.deep.equal({
      kind: 'product',
      name: 'Watch Nord',
      link: '#product-Watch Nord',
    });
    expect(location.hash).to.equal('#product-Watch%20Nord');
    expect(submitted).to.deep.equal([]);
    location.hash = '';
  });

  it('closes with Escape, aborts the request and keeps the text', async () => {
    platform.defer(SEARCH);
    await type('es');
    await platform.clock.advance(500);
    await press('Escape');
    await waitUntil(() => !isOpen(element));
    expect(platform.calls(SEARCH)[1]?.signal?.aborted).to.equal(true);
    expect(element.matches(':state(loading)')).to.equal(false);
    expect(inputOf(element).value).to.equal('watches');
    await press('ArrowDown');
    await active('zegarek wodoodporny');
  });

  it('closes first with Escape, then clears, then ignores it (V12)', async () => {
    const log: unknown[] = [];
    const note = ({ defaultPrevented }: KeyboardEvent) =>
      log.push([defaultPrevented, inputOf(element).value]);
    document.addEventListener('keydown', note);
    await press('Escape', 'Escape', 'Escape');
    document.removeEventListener('keydown', note);
    expect(log).to.deep.equal([
      [true, 'watch'],
      [true, ''],
      [false, ''],
    ]);
    expect(focused() === inputOf(element)).to.equal(true);
  });

  it('ignores Escape in an empty, closed box (V12)', async () => {
    const defaults: boolean[] = [];
    const other = await searchIn(html`<shop-search></shop-search>`);
    inputOf(other).focus();
    other.addEventListener('keydown', (event) => defaults.push(event.defaultPrevented));
    await press('Escape');
    expect(defaults).to.deep.equal([false]);
  });

  it('deselects the option on typing, and a new answer selects none', async () => {
    await press('ArrowDown');
    await active('zegarek wodoodporny');
    await type('e');
    await active(undefined);
    await press('ArrowDown');
    await active('zegarek wodoodporny');
    await platform.clock.advance(500);
    await active(undefined);
  });

  it('ignores keys during composition', async () => {
    const init = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
    await press('ArrowDown');
    await active('zegarek wodoodporny');
    const selected = eventsOf(element, 'shop-search-select');
    inputOf(element).dispatchEvent(new KeyboardEvent('keydown', init));
    expect(selected).to.deep.equal([]);
    expect(one(element, '[aria-selected=true]').textContent).to.equal('zegarek wodoodporny');
  });
});
