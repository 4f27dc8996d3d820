import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { settle } from '../platform/fake-clock.ts';
import type { FakePlatform } from '../platform/fake-platform.ts';
import { expectAccessible } from '../shared/accessible.ts';
import { press } from '../shared/keyboard.ts';
import { click } from '../shared/mouse.ts';
import { all, focused, one, parts } from '../shared/shadow.ts';
import { waitUntil } from '../shared/wait-until.ts';
import '../shared/guard.ts';
import {
  enter,
  inputOf,
  installSearchPlatform,
  isOpen,
  type Search,
  searchIn,
} from './search-box.ts';

const DESKTOP = { width: 800, height: 600 };
const PHONE = { width: 767, height: 600 };

let platform: FakePlatform;
beforeEach(() => {
  platform = installSearchPlatform();
});
afterEach(() => setViewport(DESKTOP));

const isScrollLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
const box = (element: Search) => one(element, 'form').getBoundingClientRect();
const isFull = (element: Search) => box(element).height >= innerHeight;

async function open(element: Search): Promise<void> {
  inputOf(element).focus();
  enter(element, 'watch');
  await platform.clock.advance(500);
  await waitUntil(() => isOpen(element));
}

const inMenu = html`<header><shop-search mobile-container="#side"></shop-search><b></b></header>
  <div id="side"></div>`;

function placeOf(element: Search): string | undefined {
  return element.parentElement?.id || element.parentElement?.localName;
}

describe('<shop-search> on a small screen', () => {
  it('covers the screen while it has the focus', async () => {
    await setViewport(PHONE);
    const element = await searchIn(html`<shop-search></shop-search>`);
    expect(isFull(element)).to.equal(false);
    await open(element);
    expect(isFull(element)).to.equal(true);
    expect([box(element).top, box(element).left, box(element).width]).to.deep.equal([0, 0, 767]);
    // the links of the fixtures lead to places on the page
    await expectAccessible(element, ['skip-link']);
    const height = element.getBoundingClientRect().height;
    await press('Escape');
    await waitUntil(() => !isFull(element));
    expect(element.getBoundingClientRect().height).to.equal(height);
  });

  it('covers the screen out of a menu that is transformed', async () => {
    await setViewport(PHONE);
    const element = await searchIn(
      html`<div style="transform: translateX(50px)"><shop-search></shop-search></div>`,
    );
    await open(element);
    expect([box(element).top, box(element).left]).to.deep.equal([0, 0]);
  });

  it('does not from 768 on, or from where below says', async () => {
    await setViewport({ width: 768, height: 600 });
    const element = await searchIn(html`<shop-search></shop-search>`);
    await open(element);
    expect(isFull(element)).to.equal(false);
    element.setAttribute('below', '769');
    await waitUntil(() => isFull(element));
  });

  it('closes by its button, which gives the focus away from the field', async () => {
    await setViewport(PHONE);
    const element = await searchIn(html`<shop-search></shop-search>`);
    await open(element);
    const [search, close] = all(element, '.search__bar button');
    await click(close ?? element);
    await waitUntil(() => !isFull(element));
    expect(focused() === search).to.equal(true);
    expect(inputOf(element).value).to.equal('watch');
  });

  it('lets the keyboard reach its buttons', async () => {
    await setViewport(PHONE);
    const element = await searchIn(html`<shop-search lang="en"></shop-search>`);
    await open(element);
    await press('Tab', 'Tab');
    expect(focused()?.getAttribute('aria-label')).to.equal('Close search');
    expect(isFull(element)).to.equal(true);
    await press('Enter');
    await waitUntil(() => !isFull(element));
  });

  it('SE-23: locks the scrolling once, and gives it back on closing and on removal', async () => {
    await setViewport(PHONE);
    const element = await searchIn(html`<shop-search></shop-search>`);
    expect(isScrollLocked()).to.equal(false);
    await open(element);
    expect(isScrollLocked()).to.equal(true);
    enter(element, 'watches');
    await press('Escape');
    await waitUntil(() => !isScrollLocked());
    await open(element);
    expect(isScrollLocked()).to.equal(true);
    element.remove();
    await settle();
    expect(isScrollLocked()).to.equal(false);
    expect(document.documentElement.style.overflow).to.equal('');
  });

  for (const way of ['moveBefore', 'without moveBefore']) {
    it(`SE-16: keeps text, caret, focus and results on the way to the menu and back (${way})`, async () => {
      const element = await searchIn(inMenu);
      const side = document.querySelector('#side');
      const header = element.parentElement;
      if (way !== 'moveBefore') {
        for (const parent of [side, header]) Object.assign(parent ?? {}, { moveBefore: undefined });
      }
      await open(element);
      const input = inputOf(element);
      input.setSelectionRange(1, 3, 'backward');
      await press('ArrowDown');
      for (const [viewport, place] of [
        [PHONE, 'side'],
        [DESKTOP, 'header'],
      ] as const) {
        await setViewport(viewport);
        await waitUntil(() => placeOf(element) === place, place);
        await settle();
        expect(inputOf(element) === input).to.equal(true);
        expect(focused() === input).to.equal(true);
        expect(input.value).to.equal('watch');
        expect([input.selectionStart, input.selectionEnd]).to.deep.equal([1, 3]);
        expect(isOpen(element)).to.equal(true);
        expect(isFull(element)).to.equal(place === 'side');
      }
      expect(element.nextElementSibling?.localName).to.equal('b');
      expect(header?.childNodes.length).to.be.lessThan(4);
    });
  }

  it('is in the menu from the start on a small screen', async () => {
    await setViewport(PHONE);
    const element = await searchIn(inMenu);
    await waitUntil(() => placeOf(element) === 'side');
    await element.updateComplete;
    expect(parts(element, 'input')).to.have.length(1);
    element.mobileContainer = '#nowhere';
    await waitUntil(() => placeOf(element) === 'header');
    element.mobileContainer = '!!';
    await element.updateComplete;
    expect(placeOf(element)).to.equal('header');
  });

  it('stays removed, and stays where it is when its old place is gone', async () => {
    await setViewport(PHONE);
    const element = await searchIn(inMenu);
    const header = document.querySelector('header');
    await waitUntil(() => placeOf(element) === 'side');
    header?.replaceChildren();
    await setViewport(DESKTOP);
    await settle();
    expect(placeOf(element)).to.equal('side');
    element.remove();
    await settle();
    expect(element.isConnected).to.equal(false);
  });
});
