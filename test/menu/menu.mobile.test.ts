import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { focused, part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  counted,
  DEFAULT_VIEWPORT,
  enter,
  goBack,
  level,
  levelName,
  listOf,
  SHOP,
  show,
  showNarrow,
} from './menu.fixtures.ts';

beforeEach(() => {
  installFakePlatform();
});
afterEach(() => setViewport(DEFAULT_VIEWPORT));

const rowsOf = (element: Element): string[] => parts(element, 'link').map(text);
const focusedText = (): string => text(focused() as Node);

describe('<shop-menu> on a narrow screen', () => {
  it('shows the first level: buttons for items with a list, links for the others', async () => {
    const menu = await showNarrow();
    expect(rowsOf(level(menu))).to.deep.equal(['Ona', 'On', 'Nowości']);
    expect(parts(menu, 'toggle').map(text)).to.deep.equal(['Ona', 'On']);
    expect(parts(menu, 'toggle').map(({ ariaExpanded }) => ariaExpanded)).to.deep.equal([
      'false',
      'false',
    ]);
    expect(parts(menu, 'back')).to.have.length(0);
    expect(menu.matches(':state(mobile)') && !menu.matches(':state(desktop)')).to.equal(true);
  });

  it('shows one level at a time; hidden ones are inert, and focus moves along (UI-13)', async () => {
    const menu = await showNarrow();
    const first = level(menu);
    await enter(menu, 'Ona');
    expect(menu.matches(':state(open)')).to.equal(true);
    expect(rowsOf(level(menu))).to.deep.equal([
      'Wszystkie w kategorii Ona',
      'Buty',
      'Torby',
      'Czapki',
    ]);
    expect([first.hidden, first.inert, getComputedStyle(first).display]).to.deep.equal([
      true,
      true,
      'none',
    ]);
    expect(focused() === part(level(menu), 'back')).to.equal(true);
    await enter(menu, 'Buty');
    expect(rowsOf(level(menu))).to.deep.equal(['Wszystkie w kategorii Buty', 'Sandały', 'Kozaki']);
    expect(parts(menu, 'level').map(({ inert }) => inert)).to.deep.equal([true, true, false]);
    await goBack(menu);
    expect(levelName(menu)).to.equal('Ona');
    expect(focusedText()).to.equal('Buty');
    await goBack(menu);
    expect(focusedText()).to.equal('Ona');
    expect([first.hidden, first.inert]).to.deep.equal([false, false]);
    expect(parts(menu, 'level')).to.have.length(1);
    expect(menu.matches(':state(open)')).to.equal(false);
  });

  it('links to the category itself', async () => {
    const menu = await showNarrow();
    await enter(menu, 'Ona');
    expect(part(level(menu), 'all').getAttribute('href')).to.equal('#Ona');
  });

  it('has no link to a category without a URL', async () => {
    const list = listOf(SHOP);
    list.querySelector('a')?.replaceWith('Ona');
    const menu = await showNarrow(list);
    await enter(menu, 'Ona');
    expect(parts(level(menu), 'all')).to.have.length(0);
    expect(levelName(menu)).to.equal('Ona');
  });

  it('reports each level that opens and closes', async () => {
    const menu = await showNarrow();
    const log: unknown[] = [];
    for (const name of ['shop-menu-open', 'shop-menu-close']) {
      menu.addEventListener(name, (event) => {
        if (event instanceof CustomEvent) log.push(event.detail?.path ?? 'close');
      });
    }
    await enter(menu, 'Ona');
    await enter(menu, 'Torby');
    await goBack(menu);
    await goBack(menu);
    expect(log).to.deep.equal([['Ona'], ['Ona', 'Torby'], 'close', 'close']);
  });

  it('works with the keyboard', async () => {
    const menu = await showNarrow();
    parts(menu, 'toggle')[0]?.focus();
    await press('Enter');
    await waitUntil(() => levelName(menu) === 'Ona');
    await press('Tab', 'Tab');
    expect(focusedText()).to.equal('Buty');
    await press(' ');
    await waitUntil(() => levelName(menu) === 'Buty');
    await press('Enter');
    await waitUntil(() => levelName(menu) === 'Ona');
    expect(focusedText()).to.equal('Buty');
  });

  it('is accessible on every level, in both languages', async () => {
    for (const lang of ['pl', 'en']) {
      const menu = await showNarrow(listOf([...SHOP, ['Długa', ...counted(12)]]), { lang });
      await expectAccessible(menu, ['skip-link']);
      await enter(menu, 'Ona');
      await expectAccessible(menu, ['skip-link']);
      expect(text(part(level(menu), 'back'))).to.equal(lang === 'pl' ? 'Wstecz' : 'Back');
      expect(text(part(level(menu), 'all'))).to.equal(
        lang === 'pl' ? 'Wszystkie w kategorii Ona' : 'All in Ona',
      );
      await goBack(menu);
      await enter(menu, 'Długa');
      await expectAccessible(menu, ['skip-link']);
      menu.remove();
    }
  });

  it('extends a long list, and keeps focus; the first level is complete (UI-15)', async () => {
    const menu = await showNarrow(listOf([['Długa', ...counted(12)], ...counted(12)]));
    expect(rowsOf(level(menu))).to.have.length(13);
    await enter(menu, 'Długa');
    expect(rowsOf(level(menu))).to.have.length(11);
    const button = part(level(menu), 'extend');
    button.focus();
    await press('Enter');
    await waitUntil(() => rowsOf(level(menu)).length === 13);
    expect(text(button)).to.equal('Pokaż mniej');
    expect(focused() === button).to.equal(true);
  });

  it('starts exactly below 979 px, or below the width of below (UI-16)', async () => {
    await setViewport({ width: 979, height: 700 });
    const menu = await show();
    expect(menu.matches(':state(desktop)')).to.equal(true);
    await setViewport({ width: 978, height: 700 });
    await waitUntil(() => menu.matches(':state(mobile)'));
    expect(parts(menu, 'level')).to.have.length(1);
    await setViewport({ width: 979, height: 700 });
    await waitUntil(() => menu.matches(':state(desktop)'));
    menu.setAttribute('below', '980');
    await waitUntil(() => menu.matches(':state(mobile)'));
  });

  it('keeps its level when it is moved, and when it is removed and added again', async () => {
    const menu = await showNarrow();
    await enter(menu, 'Ona');
    const log: string[] = [];
    for (const name of ['shop-menu-open', 'shop-menu-close']) {
      menu.addEventListener(name, ({ type }) => log.push(type));
    }
    const place = document.createElement('div');
    menu.before(place);
    place.append(menu);
    await menu.updateComplete;
    expect(levelName(menu)).to.equal('Ona');
    menu.remove();
    await settle();
    place.append(menu);
    await waitUntil(() => parts(menu, 'level').length === 2);
    expect(levelName(menu)).to.equal('Ona');
    expect(log).to.deep.equal([]);
  });
});
