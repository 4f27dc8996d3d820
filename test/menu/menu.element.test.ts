import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { EMPTY_URL, MARKUP_PAYLOADS, REFUSED_URLS, SAFE_URLS, wasPwned } from '../kit/payloads.ts';
import { all, focused, markup, one, part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  closed,
  counted,
  DEFAULT_VIEWPORT,
  enter,
  isOpen,
  itemNamed,
  level,
  linkOf,
  listOf,
  type Menu,
  open,
  SHOP,
  showNarrow,
  showWide,
  toggleOf,
  topItem,
} from './menu.fixtures.ts';

beforeEach(() => {
  installFakePlatform();
});
afterEach(() => setViewport(DEFAULT_VIEWPORT));

const topNames = (menu: Menu): string[] =>
  parts(menu, 'item').map((item) => text(part(item, 'link')));

/** Parses the markup of a list, as a template writes it. */
function parsed(html: string): Node[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.childNodes];
}

const media: [string, Record<string, string>][] = [
  ['forced colours', { 'forced-colors': 'active' }],
  ['reduced motion', { 'prefers-reduced-motion': 'reduce' }],
  ['dark', { 'prefers-color-scheme': 'dark' }],
];

describe('<shop-menu>', () => {
  it('does not change the list in the page', async () => {
    const list = listOf(SHOP);
    const before = list.outerHTML;
    const menu = await showWide(list);
    await open(menu, 'Ona');
    expect(menu.innerHTML).to.equal(before);
    expect(list.getBoundingClientRect().height).to.equal(0);
  });

  it('shows its children without a list, and the menu once a list is added', async () => {
    await setViewport({ width: 1280, height: 700 });
    const menu = document.createElement('shop-menu') as Menu;
    menu.innerHTML = '<p>Menu</p><ul><li> </li></ul>';
    document.body.append(menu);
    await menu.updateComplete;
    await waitUntil(() => markup(menu) === '<slot></slot>');
    expect(menu.matches(':state(desktop)')).to.equal(false);
    menu.append(listOf(SHOP));
    menu.querySelector('ul')?.remove();
    await waitUntil(() => parts(menu, 'item').length === 3);
    menu.querySelector('ul')?.remove();
    await waitUntil(() => parts(menu, 'item').length === 0);
    expect(markup(menu)).to.equal('<slot></slot>');
    menu.remove();
  });

  it('updates with items that are added, removed, renamed or marked', async () => {
    const list = listOf(SHOP);
    const menu = await showWide(list);
    await open(menu, 'On');
    list.prepend(...listOf([['Nowa', ['Jedna']]]).children);
    await waitUntil(() => topNames(menu).join() === 'Nowa,Ona,On,Nowości');
    expect(isOpen(menu, 'On')).to.equal(true);
    const link = itemNamed(list, 'Nowości').querySelector('a');
    link?.firstChild?.replaceWith('Promocje');
    link?.setAttribute('aria-current', 'page');
    link?.setAttribute('href', '#promocje');
    await waitUntil(() => topNames(menu).at(-1) === 'Promocje');
    expect(linkOf(menu, 'Promocje').ariaCurrent).to.equal('page');
    expect(linkOf(menu, 'Promocje').getAttribute('href')).to.equal('#promocje');
    itemNamed(list, 'On').remove();
    await closed(menu);
    expect(topNames(menu)).to.deep.equal(['Nowa', 'Ona', 'Promocje']);
  });

  it('reads the markup that templates print', async () => {
    const menu = await showWide(
      parsed(`<!-- menu --><div><ul>
        <li><a href="/a"><img alt="Marka"></a></li>
        <li><!-- komentarz --><span>  Bez
          odnośnika </span><div><ul><li>Sam tekst</li><li><a href="/b" target="_blank">Inna karta</a></li></ul></div></li>
        <li>Tekst</li>
        <li></li>
      </ul></div>`),
    );
    expect(parts(menu, 'link').map(text)).to.deep.equal(['Marka', 'Bez odnośnika', 'Tekst']);
    expect(parts(menu, 'link').map(({ localName }) => localName)).to.deep.equal([
      'a',
      'button',
      'span',
    ]);
    const panel = await open(menu, 'Bez odnośnika');
    const [plain, other] = parts(panel, 'link');
    expect(plain?.localName).to.equal('span');
    expect([other?.getAttribute('target'), other?.getAttribute('rel')]).to.deep.equal([
      '_blank',
      'noopener',
    ]);
  });

  it('supports lists of any depth', async () => {
    const menu = await showWide(listOf([['1', ['2', ['3', ['4', ['5']]]]]]));
    expect(parts(await open(menu, '1'), 'link').map(text)).to.deep.equal(['2', '3', '4', '5']);
  });

  it('keeps the current category in both forms', async () => {
    const list = listOf(SHOP);
    itemNamed(list, 'Kozaki').querySelector('a')?.setAttribute('aria-current', 'page');
    const menu = await showWide(list);
    const borders = ['Ona', 'On'].map(
      (name) => getComputedStyle(topItem(menu, name)).borderBlockEndColor,
    );
    expect(borders[0]).not.to.equal(borders[1]);
    await open(menu, 'Ona');
    expect(all(menu, '[aria-current=page]').map(text)).to.deep.equal(['Kozaki']);
    menu.remove();
    const narrow = await showNarrow(list);
    await enter(narrow, 'Ona');
    await enter(narrow, 'Buty');
    expect(all(level(narrow), '[aria-current=page]').map(text)).to.deep.equal(['Kozaki']);
  });
});

describe('<shop-menu>: safe links and texts, focus and moves', () => {
  it('renders an item without a link when its link is not safe, in both forms (XS-11)', async () => {
    const addresses = [...REFUSED_URLS, ...SAFE_URLS, EMPTY_URL];
    const list = listOf([['Ona', ...addresses.map((address): [string] => [`> ${address}`])]]);
    addresses.forEach((address, at) => {
      list.querySelectorAll('a')[at + 1]?.setAttribute('href', address);
    });
    const check = (parent: Element) => {
      const links = parts(parent, 'link').filter((link) => text(link).startsWith('>'));
      expect(links).to.have.length(addresses.length);
      for (const [at, address] of addresses.entries()) {
        const href = SAFE_URLS.includes(address) ? address : null;
        expect(links[at]?.localName).to.equal('a');
        expect(links[at]?.getAttribute('href'), address).to.equal(href);
      }
    };
    const menu = await showWide(list, { 'show-more-after': '0' });
    check(await open(menu, 'Ona'));
    menu.remove();
    const narrow = await showNarrow(list, { 'show-more-after': '0' });
    await enter(narrow, 'Ona');
    check(level(narrow));
  });

  it('keeps the text and the button of an unsafe link of the first level (XS-11)', async () => {
    for (const address of REFUSED_URLS) {
      const list = listOf(SHOP);
      list.querySelector('a')?.setAttribute('href', address);
      const menu = await showWide(list);
      expect(linkOf(menu, 'Ona').hasAttribute('href'), address).to.equal(false);
      await open(menu, 'Ona');
      menu.remove();
      const narrow = await showNarrow(list);
      await enter(narrow, 'Ona');
      expect(parts(narrow, 'all')).to.have.length(0);
      narrow.remove();
    }
  });

  it('shows names and the author’s texts as text, in both forms', async () => {
    const payloads = MARKUP_PAYLOADS.slice(0, -1);
    const list = listOf([['Ona', ...payloads.map((name): [string] => [name]), ...counted(2)]]);
    const extend = document.createElement('li');
    extend.dataset.extend = '';
    extend.dataset.altText = payloads[0];
    extend.textContent = payloads[1] ?? '';
    list.querySelector('ul')?.append(extend);
    const limit = { 'show-more-after': `${payloads.length}` };
    const menu = await showWide(list, limit);
    const panel = await open(menu, 'Ona');
    expect(parts(panel, 'link').map(({ textContent }) => textContent)).to.deep.equal(payloads);
    const button = part(panel, 'extend');
    expect(button.textContent).to.equal(payloads[1]);
    button.click();
    await waitUntil(() => button.textContent === payloads[0]);
    menu.remove();
    for (const payload of MARKUP_PAYLOADS) {
      const narrow = await showNarrow(listOf([[payload, ['x']]]));
      part(level(narrow), 'toggle').click();
      await waitUntil(() => parts(level(narrow), 'heading').length === 1);
      expect(part(level(narrow), 'heading').textContent).to.equal(payload);
      expect(part(level(narrow), 'all').textContent).to.equal(`Wszystkie w kategorii ${payload}`);
      expect(all(narrow, 'script, form, math, img, [onerror]')).to.have.length(0);
      narrow.remove();
    }
    expect(wasPwned()).to.equal(false);
  });

  it('moves focus from a link of the list to its copy in the menu', async () => {
    for (const [viewport, name, expected] of [
      [showWide, 'On', 'On'],
      [showWide, 'Sandały', 'Ona'],
      [showNarrow, 'Sandały', 'Ona'],
    ] as const) {
      await setViewport({ width: viewport === showWide ? 1280 : 390, height: 700 });
      const list = listOf(SHOP);
      const menu = document.createElement('shop-menu') as Menu;
      menu.append(list);
      document.body.append(menu);
      itemNamed(list, name).querySelector('a')?.focus();
      await waitUntil(() => parts(menu, 'nav').length === 1);
      expect(text(focused() as Node), name).to.equal(expected);
      menu.remove();
    }
  });

  it('does not take focus from elsewhere', async () => {
    const menu = await showWide();
    expect(focused() === document.body).to.equal(true);
    await open(menu, 'Ona');
    expect(focused() === document.body).to.equal(true);
  });

  it('stays open when it is moved, and when it is removed and added again', async () => {
    const menu = await showWide();
    await open(menu, 'Ona');
    const place = document.createElement('div');
    menu.before(place);
    place.append(menu);
    await menu.updateComplete;
    expect(isOpen(menu, 'Ona')).to.equal(true);
    menu.remove();
    await settle();
    place.append(menu);
    await waitUntil(() => parts(menu, 'panel').length === 1);
    toggleOf(menu, 'Ona').click();
    await closed(menu);
  });
  for (const [name, features] of media) {
    itInChromium(`hides nothing in ${name} (CE-31)`, async () => {
      await emulateMedia(features);
      const menu = await showWide();
      const panel = await open(menu, 'Ona');
      for (const shown of [...parts(menu, 'link'), ...parts(menu, 'toggle'), panel]) {
        const { width, height } = shown.getBoundingClientRect();
        expect(width * height, text(shown)).to.be.greaterThan(0);
      }
      const durations = getComputedStyle(panel).animationDuration;
      expect(durations).to.equal(name === 'reduced motion' ? '0s' : '0.22s');
      expect(one(menu, 'nav').getBoundingClientRect().height).to.be.at.least(44);
    });
  }
});

describe('<shop-menu>: marks the current category and those above it', () => {
  const marked = () => {
    const list = listOf(SHOP);
    itemNamed(list, 'Kozaki').querySelector('a')?.setAttribute('aria-current', 'page');
    return list;
  };
  const currents = (root: Element) =>
    parts(root, 'current').map((name) => [text(name), name.ariaCurrent]);
  const isUnderlined = (name: Element) =>
    getComputedStyle(name).textDecorationLine.includes('underline');

  it('in the bar and the panel, by more than colour (V26)', async () => {
    const menu = await showWide(marked());
    expect(currents(menu)).to.deep.equal([['Ona', 'true']]);
    const panel = await open(menu, 'Ona');
    expect(currents(panel)).to.deep.equal([
      ['Buty', 'true'],
      ['Kozaki', 'page'],
    ]);
    expect(parts(panel, 'current').map(isUnderlined)).to.deep.equal([true, true]);
    expect(isUnderlined(part(panel, 'link'))).to.equal(true);
    await expectAccessible(menu);
  });

  it('at each level, but not on the link to all of a category above (V26)', async () => {
    const menu = await showNarrow(marked());
    const steps: unknown[] = [];
    for (const name of ['Ona', 'Buty']) {
      steps.push(...currents(level(menu)));
      expect(parts(level(menu), 'current').map(isUnderlined)).to.deep.equal([true]);
      await enter(menu, name);
    }
    expect(steps).to.deep.equal([
      ['Ona', 'true'],
      ['Buty', 'true'],
    ]);
    expect(currents(level(menu))).to.deep.equal([['Kozaki', 'page']]);
    expect(part(level(menu), 'all').ariaCurrent).to.equal(null);
  });

  it('on the link to all of the category itself (V26)', async () => {
    const list = listOf(SHOP);
    itemNamed(list, 'Buty').querySelector('a')?.setAttribute('aria-current', 'page');
    const menu = await showNarrow(list);
    await enter(menu, 'Ona');
    await enter(menu, 'Buty');
    expect(part(level(menu), 'all').ariaCurrent).to.equal('page');
  });

  it('also without links (V26)', async () => {
    const list = marked();
    itemNamed(list, 'Ona').querySelector('a')?.setAttribute('href', '#');
    const menu = await showWide(list);
    expect(currents(menu)).to.deep.equal([['Ona', 'true']]);
  });
});
