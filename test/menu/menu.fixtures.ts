import { setViewport } from '@web/test-runner-commands';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { menuElement } from '../../elements/tags/menu/menu.element.ts';
import { createTag } from '../kit/create-tag.ts';
import { mount } from '../kit/mount.ts';
import { one, part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';

export type Menu = ElementOf<typeof menuElement>;

registerElements([menuElement]);

/** The initial viewport of every test. */
export const DEFAULT_VIEWPORT = { width: 800, height: 600 };
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 700 };

/** A category: its name, then the categories below it. */
export type Branch = readonly [name: string, ...below: Branch[]];

/** Three levels, as in a shop. */
export const SHOP: readonly Branch[] = [
  ['Ona', ['Buty', ['Sandały'], ['Kozaki']], ['Torby', ['Plecaki']], ['Czapki']],
  ['On', ['Koszule'], ['Spodnie']],
  ['Nowości'],
];

/** Categories named `Kategoria 1` to `Kategoria <count>`. */
export const counted = (count: number): Branch[] =>
  Array.from({ length: count }, (_, at): Branch => [`Kategoria ${at + 1}`]);

export const addressOf = (name: string): string => `#${encodeURIComponent(name)}`;

function itemOf([name, ...below]: Branch): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.textContent = name;
  link.href = addressOf(name);
  item.append(link);
  if (below.length > 0) item.append(listOf(below));
  return item;
}

/** The nested list in the markup of a shop's template. */
export function listOf(branches: readonly Branch[]): HTMLUListElement {
  const list = document.createElement('ul');
  list.append(...branches.map(itemOf));
  return list;
}

/** An item of the list by its name. */
export function itemNamed(list: ParentNode, name: string): HTMLLIElement {
  const found = [...list.querySelectorAll('li')].find(
    ({ firstElementChild }) => firstElementChild && text(firstElementChild) === name,
  );
  if (found) return found;
  throw new Error(`Expected an item ${name}.`);
}

/** Mounts a menu around the given content. */
export async function show(
  content: readonly Node[] | Node = listOf(SHOP),
  attributes: Readonly<Record<string, string>> = {},
): Promise<Menu> {
  const children = Array.isArray(content) ? content : [content];
  const menu = createTag('shop-menu', attributes, ...children);
  const { element, parts } = await mount('shop-menu', menu);
  await waitUntil(() => parts('nav')[0], 'the menu shows', { interval: 1 });
  return element;
}

/** Mounts a menu on a wide screen. */
export async function showWide(...given: Parameters<typeof show>): Promise<Menu> {
  await setViewport(DESKTOP);
  return show(...given);
}

/** Mounts a menu on a narrow screen. */
export async function showNarrow(...given: Parameters<typeof show>): Promise<Menu> {
  await setViewport(PHONE);
  return show(...given);
}

/** The item of the first level with a name, on a wide screen. */
export function topItem(menu: Menu, name: string): HTMLElement {
  const found = parts(menu, 'item').find((item) => text(part(item, 'link')) === name);
  if (found) return found;
  throw new Error(`Expected a top item ${name}.`);
}

export const toggleOf = (menu: Menu, name: string): HTMLElement =>
  part(topItem(menu, name), 'toggle');

export const linkOf = (menu: Menu, name: string): HTMLElement => part(topItem(menu, name), 'link');

export const isOpen = (menu: Menu, name: string): boolean =>
  toggleOf(menu, name).ariaExpanded === 'true' && parts(topItem(menu, name), 'panel').length === 1;

/** Waits until the panel of a top item shows. */
export const opened = (menu: Menu, name: string): Promise<void> =>
  waitUntil(() => isOpen(menu, name), `${name} opens`, { interval: 1 });

/** Waits until no panel shows. */
export const closed = (menu: Menu): Promise<void> =>
  waitUntil(() => !menu.matches(':state(open)') && parts(menu, 'panel').length === 0, 'it closes', {
    interval: 1,
  });

/** Clicks the button of a top item and waits for its panel. */
export async function open(menu: Menu, name: string): Promise<HTMLElement> {
  toggleOf(menu, name).click();
  await opened(menu, name);
  const panel = part(menu, 'panel');
  for (const animation of panel.getAnimations()) animation.finish();
  return panel;
}

/** The visible level on a narrow screen. */
export const level = (menu: Menu): HTMLElement => one(menu, '[part=level]:not([hidden])');

/** The heading of the visible level; '' for the first one. */
export const levelName = (menu: Menu): string => parts(level(menu), 'heading').map(text).join();

/** Clicks an item with a list and waits for the next level, on a narrow screen. */
export async function enter(menu: Menu, name: string): Promise<void> {
  const row = parts(level(menu), 'toggle').find((one) => text(one) === name);
  if (!row) throw new Error(`Expected a row ${name}.`);
  row.click();
  await waitUntil(() => levelName(menu) === name, `${name} shows`, { interval: 1 });
}

/** Clicks Back and waits for the level above. */
export async function goBack(menu: Menu): Promise<void> {
  const before = levelName(menu);
  part(level(menu), 'back').click();
  await waitUntil(() => levelName(menu) !== before, 'the level above shows', { interval: 1 });
}
