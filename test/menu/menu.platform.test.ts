import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { REFUSED_URLS } from '../kit/payloads.ts';
import { all, part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  DEFAULT_VIEWPORT,
  enter,
  level,
  type Menu,
  open,
  showNarrow,
  showWide,
  toggleOf,
  topItem,
} from './menu.fixtures.ts';

beforeEach(() => {
  installFakePlatform();
});
afterEach(() => setViewport(DEFAULT_VIEWPORT));

/** A transparent picture of one pixel. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const link = (name: string, more = '') => `<a href="/${name}.html" ${more}>${name}</a>`;

/**
 * A sub-list in the markup of the platform's templates, which begins with a back link and a copy of the parent's link.
 */
const sublist = (parent: string, items: string) =>
  `<ul class="navbar-subnav"><li class="nav-header"><a href="#backLink"><i></i></a> ${link(parent)}</li>
    ${items}</ul>`;

const HEADER_TEXTS = '<li class="nav-header"><a href="##">Wróć</a></li>';

/** Parses the markup of a list, as a template writes it. */
function printed(items: string): HTMLUListElement {
  const list = document.createElement('ul');
  list.innerHTML = items;
  return list;
}

const SHOP = `<li>${link('Ona')}${sublist('Ona', `<li>${link('Buty')}</li><li>${link('Torby')}</li>`)}</li>
  <li>${link('On')}</li>`;

const namesIn = (menu: Menu | HTMLElement) => parts(menu, 'link').map(text);

describe('<shop-menu> around the platform’s list', () => {
  it('omits the back link and the copy of the parent’s link', async () => {
    const menu = await showWide(printed(`${HEADER_TEXTS}${SHOP}`));
    expect(namesIn(menu)).to.deep.equal(['Ona', 'On']);
    expect(namesIn(await open(menu, 'Ona'))).to.deep.equal(['Buty', 'Torby']);
    menu.remove();
    const narrow = await showNarrow(printed(`${HEADER_TEXTS}${SHOP}`));
    await enter(narrow, 'Ona');
    expect(namesIn(level(narrow))).to.deep.equal(['Wszystkie w kategorii Ona', 'Buty', 'Torby']);
  });

  it('ignores a sub-list with nothing but its head', async () => {
    const menu = await showWide(printed(`<li>${link('Ona')}${sublist('Ona', '')}</li>`));
    expect(parts(menu, 'toggle')).to.have.length(0);
  });

  it('reads both texts of the show-more button from the end of the list', async () => {
    const items = ['a', 'b', 'c', 'd'].map((name) => `<li>${link(name)}</li>`).join('');
    const end = '<li class="--extend"><a href="" txt_alt="- Mniej">+ Więcej</a></li>';
    const menu = await showWide(
      printed(`<li>${link('Ona')}${sublist('Ona', `${items}${end}`)}</li>`),
      { 'show-more-after': '2' },
    );
    const panel = await open(menu, 'Ona');
    expect(namesIn(panel)).to.deep.equal(['a', 'b']);
    const button = part(panel, 'extend');
    expect(text(button)).to.equal('+ Więcej');
    button.click();
    await waitUntil(() => text(button) === '- Mniej');
    expect(namesIn(panel)).to.deep.equal(['a', 'b', 'c', 'd']);
    const alternative = menu.querySelector('[txt_alt]');
    alternative?.setAttribute('txt_alt', 'Zwiń');
    await waitUntil(() => text(button) === 'Zwiń');
  });

  it('shows the branch marked by classes, and the current item in it', async () => {
    const marked = `<li class="nav-open"><a class="active" href="/ona.html">Ona</a>${sublist(
      'Ona',
      `<li><a class="active" href="/buty.html">Buty</a></li><li>${link('Torby')}</li>`,
    )}</li><li>${link('On')}</li>`;
    const menu = await showWide(printed(marked));
    const borders = ['Ona', 'On'].map(
      (name) => getComputedStyle(topItem(menu, name)).borderBlockEndColor,
    );
    expect(borders[0]).not.to.equal(borders[1]);
    await open(menu, 'Ona');
    expect(parts(menu, 'current').map(text)).to.deep.equal(['Ona', 'Buty']);
    menu.querySelector('a[href="/buty.html"]')?.classList.remove('active');
    await waitUntil(() => parts(menu, 'current').map(text).join() === 'Ona');
    menu.remove();
    const narrow = await showNarrow(printed(marked));
    await enter(narrow, 'Ona');
    expect(all(level(narrow), '[aria-current=true]').map(text)).to.deep.equal(['Buty']);
  });

  it('treats an open item without an active link as the current one', async () => {
    const menu = await showWide(
      printed(`<li class="nav-open">${link('Ona')}</li><li>${link('On')}</li>`),
    );
    expect(all(menu, '[aria-current=true]').map(text)).to.deep.equal(['Ona']);
  });

  it('does not treat a bare hash as a link', async () => {
    for (const target of ['#', '##', ' # ']) {
      const menu = await showWide(
        printed(
          `<li><a href="${target}">Marki</a><ul><li><a href="${target}">Turnia</a></li></ul></li>`,
        ),
      );
      expect(toggleOf(menu, 'Marki') === part(menu, 'link'), target).to.equal(true);
      const panel = await open(menu, 'Marki');
      expect(parts(panel, 'link').map(({ localName }) => localName)).to.deep.equal(['span']);
      menu.remove();
    }
  });

  it('replaces items without a name by the items inside them', async () => {
    const columns = `<li class="nav-merge"><ul><li>${link('Buty')}</li><li>${link('Torby')}</li></ul></li>
      <li class="nav-merge"><ul><li>${link('Czapki')}</li></ul><ul><li>${link('Szale')}</li></ul></li>`;
    const menu = await showWide(printed(`<li>${link('Ona')}${sublist('Ona', columns)}</li>`));
    expect(namesIn(await open(menu, 'Ona'))).to.deep.equal(['Buty', 'Torby', 'Czapki', 'Szale']);
  });

  it('follows the theme’s script, which collects columns while the panel is open', async () => {
    const menu = await showWide(printed(SHOP));
    const panel = await open(menu, 'Ona');
    const [shoes] = parts(panel, 'link');
    const list = menu.querySelector('.navbar-subnav');
    const wrapper = document.createElement('li');
    wrapper.className = 'nav-merge';
    list?.append(wrapper);
    wrapper.append(...[...(list?.children ?? [])].filter(({ className }) => className === ''));
    const hats = document.createElement('li');
    hats.innerHTML = link('Czapki');
    wrapper.append(hats);
    await waitUntil(() => namesIn(panel).join() === 'Buty,Torby,Czapki');
    expect(parts(panel, 'link')[0] === shoes).to.equal(true);
  });

  it('keeps the images of the first level, in both forms', async () => {
    const pictures = `<li><a href="/ona.html"><img src="${PIXEL}" alt="Dla niej" width="20" height="10"></a>
        ${sublist('Ona', `<li><a href="/buty.html"><img src="${PIXEL}" alt="Buty"></a></li>`)}</li>
      <li><a href="/on.html"><img src="${PIXEL}" alt="ikona">On</a></li>
      <li><a href="##"><img src="${PIXEL}" alt="Marki"></a><ul><li>${link('Turnia')}</li></ul></li>`;
    const menu = await showWide(printed(pictures));
    const shown = (parent: Menu | HTMLElement) =>
      parts(parent, 'picture').map((picture) => picture.getAttribute('alt'));
    expect(shown(menu)).to.deep.equal(['Dla niej', '', 'Marki']);
    expect(part(menu, 'picture').getAttribute('width')).to.equal('20');
    await expectAccessible(menu);
    menu.remove();
    const narrow = await showNarrow(printed(pictures));
    expect(shown(level(narrow))).to.deep.equal(['Dla niej', '', 'Marki']);
    await expectAccessible(narrow);
    part(level(narrow), 'toggle').click();
    await waitUntil(() => parts(level(narrow), 'heading').map(text).join() === 'Dla niej');
    expect(shown(level(narrow))).to.deep.equal([]);
    expect(namesIn(level(narrow))).to.deep.equal(['Wszystkie w kategorii Dla niej', 'Buty']);
  });

  it('shows the name instead of an image with an unsafe URL (XS-11)', async () => {
    for (const address of REFUSED_URLS) {
      const list = printed('<li><a href="/ona.html"><img alt="Ona"></a></li>');
      list.querySelector('img')?.setAttribute('src', address);
      const menu = await showWide(list);
      expect(parts(menu, 'picture'), address).to.have.length(0);
      expect(namesIn(menu)).to.deep.equal(['Ona']);
      menu.remove();
    }
  });
});

/** Wraps every text in elements, as page translators do. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  for (const node of nodes.filter(({ data }) => data.trim())) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${node.data.trim()}-en`;
    outer.append(inner);
    node.replaceWith(outer);
  }
}

describe('<shop-menu> on a translated page', () => {
  it('shows the translated names, and keeps working (A16)', async () => {
    const menu = await showWide(printed(SHOP));
    await open(menu, 'Ona');
    translate(menu);
    await waitUntil(() => namesIn(menu).join() === 'Ona-en,Buty-en,Torby-en,On-en');
    toggleOf(menu, 'Ona-en').click();
    await waitUntil(() => parts(menu, 'panel').length === 0);
  });

  it('keeps working when its own copy is translated (A16)', async () => {
    const menu = await showWide(
      printed(`${SHOP}<li><a href="#">Marki</a><ul><li>x</li></ul></li>`),
    );
    await open(menu, 'Ona');
    for (const root of [menu, menu.shadowRoot]) if (root) translate(root);
    await waitUntil(() => menu.textContent?.includes('Marki-en'));
    menu.querySelector('a[href="#"]')?.setAttribute('href', '/marki.html');
    menu.querySelector('li')?.remove();
    await waitUntil(() => parts(menu, 'item').length === 2);
    await setViewport({ width: 390, height: 700 });
    await waitUntil(() => menu.matches(':state(mobile)') && parts(menu, 'level').length === 1);
    expect(namesIn(level(menu))).to.deep.equal(['On-en', 'Marki-en']);
  });
});
