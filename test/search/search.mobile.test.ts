import { expect, html, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { drawerElement } from '../../elements/tags/drawer/drawer.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itOutsideWebKit } from '../kit/browser.ts';
import { settle } from '../kit/fake-clock.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { all, focused, one, parts } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  enter,
  inputOf,
  installSearchPlatform,
  isOpen,
  type Search,
  searchIn,
  showResults,
} from './search-box.ts';

registerElements([drawerElement]);

const DESKTOP = { width: 800, height: 600 };
const PHONE = { width: 767, height: 600 };

beforeEach(installSearchPlatform);
afterEach(() => setViewport(DESKTOP));

const isScrollLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
const box = (element: Search) => one(element, 'form').getBoundingClientRect();
const isFull = (element: Search) => box(element).height >= innerHeight;

async function open(element: Search): Promise<void> {
  inputOf(element).focus();
  await showResults(element, 'watch');
}

const inMenu = html`<header><shop-search mobile-container="#side"></shop-search><b></b></header>
  <div id="side"></div>`;

function placeOf(element: Search): string | undefined {
  return element.parentElement?.id || element.parentElement?.localName;
}

async function searchBesideDrawer(place: string) {
  const element = await searchIn(html`
      <header><shop-search mobile-container=${place}></shop-search></header>
      <shop-drawer id="menu" label="Menu"><nav>Kategorie</nav><div class="place"></div></shop-drawer>`);
  const drawer = document.querySelector<ElementOf<typeof drawerElement>>('#menu');
  if (!drawer) throw new Error('Expected a drawer.');
  await drawer.updateComplete;
  return { element, drawer };
}

describe('<shop-search> on a small screen', () => {
  it('covers the screen while it has focus', async () => {
    await setViewport(PHONE);
    const element = await searchIn(html`<shop-search></shop-search>`);
    expect(isFull(element)).to.equal(false);
    await open(element);
    expect(isFull(element)).to.equal(true);
    expect([box(element).top, box(element).left, box(element).width]).to.deep.equal([0, 0, 767]);
    // the links of the fixtures are fragments without a target on the page
    await expectAccessible(element, ['skip-link']);
    const height = element.getBoundingClientRect().height;
    await press('Escape');
    await waitUntil(() => !isFull(element));
    expect(element.getBoundingClientRect().height).to.equal(height);
  });

  it('covers the screen from inside a transformed menu', async () => {
    await setViewport(PHONE);
    const element = await searchIn(
      html`<div style="transform: translateX(50px)"><shop-search></shop-search></div>`,
    );
    await open(element);
    expect([box(element).top, box(element).left]).to.deep.equal([0, 0]);
  });

  it('does not cover it from 768 px, or from the width of below', async () => {
    await setViewport({ width: 768, height: 600 });
    const element = await searchIn(html`<shop-search></shop-search>`);
    await open(element);
    expect(isFull(element)).to.equal(false);
    element.setAttribute('below', '769');
    await waitUntil(() => isFull(element));
  });

  it('closes with its button, which blurs the field', async () => {
    await setViewport(PHONE);
    const element = await searchIn(html`<shop-search></shop-search>`);
    await open(element);
    const [search, close] = all(element, '.search__bar button');
    await click(close ?? element);
    await waitUntil(() => !isFull(element));
    expect(focused() === search).to.equal(true);
    expect(inputOf(element).value).to.equal('watch');
  });

  it('locks scrolling once, and unlocks it on closing and on removal (SE-23)', async () => {
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
    it(`keeps text, caret, focus and results when it moves to the menu and back (${way}) (SE-16)`, async () => {
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

  it('reports an id that is not on the page, and stays in its position (S7)', async () => {
    await setViewport(PHONE);
    const failures = eventsOf(document, 'shop-error');
    const element = await searchIn(
      html`<header><shop-search mobile-container="#not-there"></shop-search></header>`,
    );
    expect(placeOf(element)).to.equal('header');
    expect(failures.map((event) => Reflect.get(event, 'detail').code)).to.deep.equal(['selector']);
  });
});

describe('<shop-search> on a small screen: with a drawer', () => {
  for (const [place, home] of [
    ['menu', 'menu'],
    ['#menu', 'menu'],
    ['#menu .place', 'div'],
  ] as const) {
    it(`is in the drawer that "${place}" names below the width, and back above it (S7)`, async () => {
      const { element } = await searchBesideDrawer(place);
      await setViewport(PHONE);
      await waitUntil(() => placeOf(element) === home);
      await setViewport(DESKTOP);
      await waitUntil(() => placeOf(element) === 'header');
    });
  }

  it('does not cover the screen in a drawer, which is an overlay already (V11)', async () => {
    await setViewport(PHONE);
    const { element, drawer } = await searchBesideDrawer('menu');
    drawer.show();
    await drawer.updateComplete;
    await open(element);
    expect(isFull(element)).to.equal(false);
    const panel = one(element, '[part=panel]').getBoundingClientRect();
    expect(panel.width).to.be.closeTo(one(element, '.search__bar').offsetWidth, 2);
    await expectAccessible(drawer, ['skip-link']);
    await press('Escape');
    await waitUntil(() => !isOpen(element));
    expect(drawer.open).to.equal(true);
  });

  it('opens no drawer when focus is elsewhere (V11)', async () => {
    const { element, drawer } = await searchBesideDrawer('menu');
    await setViewport(PHONE);
    await waitUntil(() => placeOf(element) === 'menu');
    await settle();
    expect(drawer.open).to.equal(false);
  });

  // the WebKit driver does not report every new width to the page while a modal is open
  itOutsideWebKit('leaves a drawer open that still contains another tag (V11)', async () => {
    await setViewport(PHONE);
    const element = await searchIn(html`
        <header><shop-search mobile-container="menu"></shop-search>
          <shop-search id="other" mobile-container="menu" below="979"></shop-search></header>
        <shop-drawer id="menu" label="Menu"></shop-drawer>`);
    const drawer = document.querySelector<ElementOf<typeof drawerElement>>('#menu');
    const other = document.querySelector<Search>('#other');
    if (!drawer || !other) throw new Error('Expected the drawer and the other search.');
    await waitUntil(() => placeOf(element) === 'menu' && placeOf(other) === 'menu');
    drawer.show();
    await drawer.updateComplete;
    await setViewport({ width: 800, height: 600 });
    // a headless browser may render nothing, and then it reports no new width
    await nextFrame();
    await waitUntil(() => placeOf(element) === 'header');
    await settle();
    expect([drawer.open, placeOf(other)]).to.deep.equal([true, 'menu']);
    await setViewport({ width: 1000, height: 600 });
    await nextFrame();
    await waitUntil(() => placeOf(other) === 'header' && !drawer.open);
  });

  it('does not close a drawer around other content (S7)', async () => {
    const { drawer } = await searchBesideDrawer('#nowhere');
    drawer.show();
    await drawer.updateComplete;
    await setViewport(PHONE);
    await setViewport(DESKTOP);
    await settle();
    expect(drawer.open).to.equal(true);
  });
});

describe('<shop-search> on a small screen: a drawer during a search', () => {
  for (const way of ['moveBefore', 'without moveBefore']) {
    it(`closes the drawer when the page gets wide, and keeps text and focus (${way}) (S7)`, async () => {
      await setViewport(PHONE);
      const { element, drawer } = await searchBesideDrawer('#menu');
      const header = document.querySelector('header');
      if (way !== 'moveBefore') Object.assign(header ?? {}, { moveBefore: undefined });
      const events = eventsOf(drawer, 'shop-drawer-close');
      drawer.show();
      await drawer.updateComplete;
      await open(element);
      await setViewport(DESKTOP);
      await waitUntil(() => placeOf(element) === 'header' && !drawer.open);
      await drawer.updateComplete;
      await waitUntil(() => focused() === inputOf(element));
      expect(inputOf(element).value).to.equal('watch');
      expect(events).to.have.length(1);
    });
  }

  for (const way of ['moveBefore', 'without moveBefore']) {
    it(`opens the drawer when the screen gets narrow during a search (${way}) (V11)`, async () => {
      const { element, drawer } = await searchBesideDrawer('menu');
      if (way !== 'moveBefore') Object.assign(drawer, { moveBefore: undefined });
      await open(element);
      await setViewport(PHONE);
      await waitUntil(() => placeOf(element) === 'menu' && drawer.matches(':state(open)'));
      await waitUntil(() => focused() === inputOf(element) && isOpen(element));
      expect(inputOf(element).value).to.equal('watch');
      expect(isFull(element)).to.equal(false);
      await setViewport(DESKTOP);
      await waitUntil(() => placeOf(element) === 'header' && !drawer.open);
      await waitUntil(() => focused() === inputOf(element));
    });
  }

  it('reopens the drawer when the screen is rotated back immediately (V11)', async () => {
    const { element, drawer } = await searchBesideDrawer('menu');
    await open(element);
    await setViewport(PHONE);
    await waitUntil(() => focused() === inputOf(element) && drawer.matches(':state(open)'));
    const closing = Promise.withResolvers<void>();
    Object.defineProperty(drawer, 'updateComplete', { value: closing.promise });
    await setViewport(DESKTOP);
    await waitUntil(() => placeOf(element) === 'header');
    // the browser drops focus when a dialog closes
    inputOf(element).blur();
    await setViewport(PHONE);
    await waitUntil(() => placeOf(element) === 'menu');
    closing.resolve();
    await waitUntil(() => focused() === inputOf(element) && drawer.matches(':state(open)'));
    expect(inputOf(element).value).to.equal('watch');
  });

  for (const rule of ['display: none', 'visibility: hidden']) {
    it(`opens the drawer if the browser moved focus first, as the header has ${rule} (V11)`, async () => {
      let hideHeader = () => {};
      const screen = matchMedia(`(width < ${DESKTOP.width}px)`);
      // registered before the search's own listener, which sends its request later
      screen.addEventListener('change', () => hideHeader(), { once: true });
      const { element, drawer } = await searchBesideDrawer('menu');
      await open(element);
      hideHeader = () => {
        element.parentElement?.setAttribute('style', rule);
        inputOf(element).blur();
      };
      await setViewport(PHONE);
      await waitUntil(() => placeOf(element) === 'menu' && drawer.matches(':state(open)'));
      await waitUntil(() => focused() === inputOf(element) && isOpen(element));
    });
  }
});
