import {
  type Current,
  type MenuItem,
  type MenuLink,
  type MenuList,
  type MenuPicture,
  parseCurrent,
} from '../../logic/menu/menu.model.ts';
import { byHost } from '../../logic/state/by-host.ts';
import { textWithout } from '../light-dom/text-without.ts';

const LIST = 'ul, ol';
/** The platform's templates start a sub-list with a back link and a copy of the parent's link. */
const HEADER = '.nav-header';
/** They end a long list with a link that has both texts of the button, and mark the current branch by classes. */
const EXTEND = '.--extend';
const OPEN_ITEM = '.nav-open';
const ACTIVE_LINK = '.active';
/** Templates print such a URL for no link. */
const NO_TARGET = /^#+$/;

let count = 0;

/** A stable id of an item of the page's list, unaffected by changes of its siblings. */
export const idOf: (item: Element) => string = byHost(() => `item-${++count}`);

/** The text of an element on one line, without the text of lists inside it. */
const textOf = (element: Element): string =>
  textWithout(element, `${LIST}, li, script, style, template`);

/** The first element of that name in an item itself, not in an item below it. */
const ownElement = <N extends 'a' | 'img'>(item: Element, name: N) =>
  [...item.querySelectorAll(name)].find((element) => element.closest('li') === item);

/** The text of an item, or the alternative text of its image if it has no text. */
const nameOf = (item: Element): string =>
  textOf(item) || (ownElement(item, 'img')?.alt.trim() ?? '');

/** The items directly below an element; an item without a name is replaced by the items inside it. */
const itemsBelow = (parent: Element): Element[] =>
  [...parent.children].flatMap((child) =>
    child.matches('li') && nameOf(child) ? child : itemsBelow(child),
  );

function linkOf(anchor: HTMLAnchorElement, current: Current | undefined): MenuLink | undefined {
  const href = anchor.getAttribute('href') ?? undefined;
  if (href && NO_TARGET.test(href.trim())) return undefined;
  return { href, target: anchor.target || undefined, current };
}

function pictureOf(item: Element): MenuPicture | undefined {
  const image = ownElement(item, 'img');
  const src = image?.getAttribute('src');
  if (!image || !src) return undefined;
  const size = (name: string) => image.getAttribute(name) ?? undefined;
  return { src, width: size('width'), height: size('height'), isName: textOf(item) === '' };
}

function readItem(item: Element, isTop: boolean): MenuItem {
  const anchor = ownElement(item, 'a');
  const list = readList(item, false);
  const isAbove = list?.items.some((one) => one.isCurrentBranch) === true;
  const isMarked = item.matches(OPEN_ITEM) || anchor?.matches(ACTIVE_LINK) === true;
  // the classes mark the whole branch, but only its deepest item is the current one
  const marked = isMarked && !isAbove ? 'true' : undefined;
  const current = parseCurrent(anchor?.ariaCurrent ?? null) ?? marked;
  return {
    id: idOf(item),
    name: nameOf(item),
    picture: isTop ? pictureOf(item) : undefined,
    link: anchor && linkOf(anchor, current),
    isCurrentBranch: isAbove || isMarked || current !== undefined,
    list,
  };
}

/** The element, in or equal to the item, that describes the show-more button; null for an ordinary item. */
function extendOf(item: Element): Element | null {
  if (item.matches(EXTEND)) return item.querySelector('[txt_alt]') ?? item;
  return item.matches('[data-extend]') ? item : item.querySelector(':scope > [data-extend]');
}

function readList(parent: Element, isTop: boolean): MenuList | undefined {
  const all = itemsBelow(parent);
  const extend = all.map(extendOf).find(Boolean);
  const items = all
    .filter((item) => !item.matches(HEADER) && !extendOf(item))
    .map((item) => readItem(item, isTop));
  if (items.length === 0) return undefined;
  const less = extend?.getAttribute('data-alt-text') ?? extend?.getAttribute('txt_alt');
  return { items, extend: { more: extend ? textOf(extend) : '', less: less ?? '' } };
}

/** Reads the menu from an element's nested list of links; undefined when there is none. */
export function readMenu(host: Element): MenuList | undefined {
  const list = host.querySelector(LIST);
  return list ? readList(list, true) : undefined;
}
