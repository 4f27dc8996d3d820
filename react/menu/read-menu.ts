import {
  type MenuItem,
  type MenuLink,
  type MenuList,
  parseCurrent,
} from '../../logic/menu/menu.model.ts';

const LIST = 'ul, ol';
const ids = new WeakMap<Element, string>();
let count = 0;

/** The id of an item of the page's list, also after items beside it have come or gone. */
export function idOf(item: Element): string {
  const id = ids.get(item) ?? `item-${++count}`;
  ids.set(item, id);
  return id;
}

const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => (node instanceof Comment ? '' : node.textContent))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const linkOf = (link: HTMLAnchorElement): MenuLink => ({
  href: link.getAttribute('href') ?? undefined,
  target: link.target || undefined,
  current: parseCurrent(link.ariaCurrent),
});

/** A picture may stand for the name. */
const nameOf = (item: Element, sublist: Element | null): string =>
  textOf([...item.childNodes].filter((node) => !node.contains(sublist))) ||
  (item.querySelector('img')?.alt ?? '');

function readItem(item: Element): MenuItem {
  const sublist = item.querySelector(LIST);
  const anchor = item.querySelector('a');
  const own = anchor && !sublist?.contains(anchor) ? anchor : undefined;
  const link = own && linkOf(own);
  const list = readList(sublist);
  return {
    id: idOf(item),
    name: nameOf(item, sublist),
    link,
    isCurrentBranch:
      link?.current !== undefined || list?.items.some((one) => one.isCurrentBranch) === true,
    list,
  };
}

/** The item, or what is in it, that stands for the button which shows more. */
const extendOf = (item: Element): Element | null =>
  item.matches('[data-extend]') ? item : item.querySelector(':scope > [data-extend]');

function readList(list: Element | null): MenuList | undefined {
  const all = [...(list?.children ?? [])];
  const extend = all.map(extendOf).find(Boolean);
  const items = all
    .filter((item) => !extendOf(item))
    .map(readItem)
    .filter(({ name }) => name);
  if (items.length === 0) return undefined;
  return {
    items,
    extend: {
      more: extend ? textOf([extend]) : '',
      less: extend?.getAttribute('data-alt-text') ?? '',
    },
  };
}

/** The menu that an element's nested list of links describes; undefined where there is none. */
export const readMenu = (host: Element): MenuList | undefined => readList(host.querySelector(LIST));
