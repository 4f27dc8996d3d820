import { expect, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { one, part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  type Branch,
  counted,
  DEFAULT_VIEWPORT,
  listOf,
  type Menu,
  open,
  showWide,
  topItem,
} from './menu.fixtures.ts';

beforeEach(() => {
  installFakePlatform();
});
afterEach(() => setViewport(DEFAULT_VIEWPORT));

/** An item with two short lists, a long one and two short ones, and an item at the other end of the bar. */
const BLOCKS: readonly Branch[] = [
  [
    'Pierwszy',
    ['A', ...counted(2)],
    ['B', ...counted(2)],
    ['C', ...counted(9)],
    ['D', ...counted(1)],
    ['E'],
  ],
  ['Drugi', ['F'], ['G']],
];

const box = (element: Element): DOMRect => element.getBoundingClientRect();

/** The names of the blocks, column by column. */
function columnsOf(panel: Element): string[] {
  const columns = new Map<number, string>();
  for (const group of parts(panel, 'group')) {
    const left = Math.round(box(group).left);
    columns.set(left, `${columns.get(left) ?? ''}${text(part(group, 'link'))}`);
  }
  return [...columns.entries()].sort(([one], [other]) => one - other).map(([, names]) => names);
}

const atEnd = (menu: Menu): void =>
  one(menu, 'ul').style.setProperty('justify-content', 'flex-end');

describe('the panels of <shop-menu>', () => {
  it('merge neighbours into columns as high as the column height without the padding', async () => {
    const menu = await showWide(listOf(BLOCKS));
    const panel = await open(menu, 'Pierwszy');
    expect(columnsOf(panel)).to.deep.equal(['AB', 'C', 'DE']);
    for (const group of parts(panel, 'group')) expect(box(group).width).to.equal(200);
    menu.setAttribute('column-height', '2000');
    await waitUntil(() => columnsOf(panel).join() === 'ABCDE');
    menu.setAttribute('column-height', '60');
    await waitUntil(() => columnsOf(panel).join() === 'A,B,C,D,E');
    menu.setAttribute('columns', '2');
    await waitUntil(() => columnsOf(panel).length === 2);
    menu.setAttribute('submenu-width', '150');
    await waitUntil(() => Math.round(box(part(panel, 'group')).width) === 150);
    menu.removeAttribute('column-height');
    menu.removeAttribute('columns');
    menu.setAttribute('padding', '250');
    await waitUntil(() => columnsOf(panel).length === 5);
  });

  it('lay blocks out without overlaps, in the order of the list', async () => {
    const menu = await showWide(listOf(BLOCKS));
    const panel = await open(menu, 'Pierwszy');
    const boxes = parts(panel, 'group').map(box);
    for (const [at, { left, top, bottom }] of boxes.entries()) {
      const next = boxes[at + 1];
      if (!next) continue;
      if (next.left === left) expect(next.top).to.be.at.least(bottom);
      else expect([next.top, next.left > left]).to.deep.equal([boxes[0]?.top, true]);
      expect(top).to.be.at.least(box(panel).top);
      expect(bottom).to.be.at.most(box(panel).bottom);
    }
  });

  /** The empty width beside the columns of a panel, in CSS pixels. */
  const emptyBeside = (panel: Element): number =>
    box(panel).width - box(one(panel, '.menu__list--2')).width;

  it('are as wide as their columns, without an empty one (V26)', async () => {
    const menu = await showWide(listOf(BLOCKS));
    for (const [name, columns] of [
      ['Drugi', 1],
      ['Pierwszy', 3],
    ] as const) {
      const panel = await open(menu, name);
      expect(columnsOf(panel)).to.have.length(columns);
      const { paddingLeft, columnGap } = getComputedStyle(one(panel, '.menu__list--2'));
      expect(paddingLeft).to.equal('0px');
      const width = columns * 200 + (columns - 1) * Number.parseFloat(columnGap);
      expect(box(one(panel, '.menu__list--2')).width).to.be.closeTo(width, 1);
      expect(emptyBeside(panel)).to.be.at.most(50);
      expect(box(panel).left).to.be.closeTo(box(topItem(menu, name)).left, 1);
    }
  });

  for (const dir of ['ltr', 'rtl']) {
    it(`stay within the menu with wide: ${dir} (V26)`, async () => {
      const menu = await showWide(listOf(BLOCKS), { dir, style: 'margin-inline: 20px 300px' });
      atEnd(menu);
      const panel = await open(menu, 'Drugi');
      const nav = part(menu, 'nav');
      const isWithin = () =>
        box(panel).left >= box(nav).left - 1 && box(panel).right <= box(nav).right + 1;
      expect(isWithin()).to.equal(true);
      menu.setAttribute('wide', 'false');
      await waitUntil(() => !isWithin());
      expect(menu.wide).to.equal(false);
      menu.wide = true;
      await waitUntil(isWithin);
    });
  }

  it('are beneath their item from a width of 1200, below that at the edge of the menu (UI-16)', async () => {
    const menu = await showWide(listOf(BLOCKS), { wide: 'false' });
    await setViewport({ width: 1200, height: 800 });
    const panel = await open(menu, 'Drugi');
    const item = topItem(menu, 'Drugi');
    expect(box(panel).left).to.be.closeTo(box(item).left, 1);
    expect(box(panel).top).to.be.closeTo(box(item).bottom, 1);
    await setViewport({ width: 1199, height: 800 });
    await waitUntil(() => Math.abs(box(panel).left - box(part(menu, 'nav')).left) < 1);
    await setViewport({ width: 1200, height: 800 });
    await waitUntil(() => Math.abs(box(panel).left - box(item).left) < 1);
  });

  it('stay inside the screen at its end', async () => {
    const menu = await showWide(listOf(BLOCKS), { wide: 'false' });
    atEnd(menu);
    const panel = await open(menu, 'Pierwszy');
    expect(columnsOf(panel)).to.have.length(3);
    expect(box(panel).right).to.be.closeTo(document.documentElement.clientWidth, 1);
  });

  it('are mirrored from right to left', async () => {
    const menu = await showWide(listOf(BLOCKS), { wide: 'false', dir: 'rtl' });
    const panel = await open(menu, 'Drugi');
    expect(box(panel).right).to.be.closeTo(box(topItem(menu, 'Drugi')).right, 1);
    const wide = await open(menu, 'Pierwszy');
    expect(columnsOf(wide)).to.deep.equal(['DE', 'C', 'AB']);
    expect(box(wide).left).to.be.at.least(0);
  });

  it('are one column beneath the item in a dropdown, with indented lists, on every width', async () => {
    const menu = await showWide(listOf([['Zero'], ...BLOCKS]), { variant: 'dropdown' });
    await setViewport({ width: 1000, height: 800 });
    const panel = await open(menu, 'Pierwszy');
    expect(columnsOf(panel)).to.deep.equal(['ABCDE']);
    expect(box(panel).left).to.be.closeTo(box(topItem(menu, 'Pierwszy')).left, 1);
    const [name, deeper] = parts(part(panel, 'group'), 'link').map((link) => box(link).left);
    expect(deeper).to.be.greaterThan(name ?? 0);
    menu.variant = 'mega';
    await waitUntil(() => columnsOf(panel).length === 3);
  });

  it('are measured when they show, after they opened hidden (CE-30)', async () => {
    const menu = await showWide(listOf(BLOCKS));
    await open(menu, 'Drugi');
    menu.style.display = 'none';
    const panel = await open(menu, 'Pierwszy');
    await nextFrame();
    menu.style.display = '';
    await waitUntil(() => columnsOf(panel).join() === 'AB,C,DE');
  });
});
