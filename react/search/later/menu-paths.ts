import type { SearchBlock, SearchEntry } from '../../../logic/search/search.model.ts';

/** The links of the page's menus that stand below another item. */
const LOWER_LINKS = ':is(shop-menu, nav, [role=navigation]) li li a[href]';

const isHtmlLink = (link: Element): link is HTMLAnchorElement => link instanceof HTMLAnchorElement;

/** The link of an item itself, not of the items below it. */
const ownLink = (item: Element): HTMLAnchorElement | undefined =>
  [...item.querySelectorAll('a')].find((link) => link.closest('li') === item);

const nameOf = (link: Element): string => (link.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The names of the items above a link, from the top; a copy of the link above itself is none. */
function namesAbove({ href, ...link }: { href: string; item: Element | null | undefined }) {
  const names: string[] = [];
  for (let { item } = link; item; item = item.parentElement?.closest('li')) {
    const above = ownLink(item);
    if (above && above.href !== href) names.unshift(nameOf(above));
  }
  return names.filter(Boolean);
}

/** The names above each address in the menus of a page. */
function readMenus(): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>();
  for (const link of document.querySelectorAll(LOWER_LINKS)) {
    if (!isHtmlLink(link) || paths.has(link.href)) continue;
    const { href } = link;
    const names = namesAbove({ href, item: link.closest('li') });
    if (names.length > 0) paths.set(href, names);
  }
  return paths;
}

/** Shows categories with their path in the page's menu, where the platform gave none (docs/specification.md#s2-search-box). */
export function withMenuPaths(blocks: readonly SearchBlock[]): readonly SearchBlock[] {
  const isBare = ({ kind, name, label }: SearchEntry) => kind === 'category' && label === name;
  if (!blocks.some(({ entries }) => entries.some(isBare))) return blocks;
  const paths = readMenus();
  const namesTo = (link = '') =>
    URL.canParse(link, document.baseURI)
      ? paths.get(new URL(link, document.baseURI).href)
      : undefined;
  const withPath = (entry: SearchEntry): SearchEntry =>
    isBare(entry)
      ? { ...entry, label: [...(namesTo(entry.link) ?? []), entry.name].join(' / ') }
      : entry;
  return blocks.map((block) => ({ ...block, entries: block.entries.map(withPath) }));
}
