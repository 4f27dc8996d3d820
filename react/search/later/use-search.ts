import { useAtom, useAtomValue } from 'jotai';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import {
  closeSearchAtom,
  dropSearchAtom,
  openSearchAtom,
  searchPartsOf,
  typeSearchAtom,
} from '../../../logic/search/search.atoms.ts';
import {
  countEntries,
  type SearchBlock,
  type SearchEntry,
} from '../../../logic/search/search.model.ts';
import {
  forgetSearchAtom,
  recentBlocksAtom,
  rememberSearchAtom,
} from '../../../logic/search/search-recent.atoms.ts';
import { sentTextOf } from '../../../logic/search/sent-text.atoms.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import type { Environment } from '../../host/environment.ts';
import { useOnMount } from '../../host/use-on-change.ts';
import type { SuggestionsProps } from '../search-props.ts';

/** Links of the page's menus that are below another item. */
const LOWER_LINKS = ':is(shop-menu, nav, [role=navigation]) li li a[href]';

const isHtmlLink = (link: Element): link is HTMLAnchorElement => link instanceof HTMLAnchorElement;

/** The link of an item itself, not of the items below it. */
const ownLink = (item: Element): HTMLAnchorElement | undefined =>
  [...item.querySelectorAll('a')].find((link) => link.closest('li') === item);

const nameOf = (link: Element): string => (link.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The names of the items above a link, from the top, without a copy of the link above itself. */
function namesAbove({ href, ...link }: { href: string; item: Element | null | undefined }) {
  const names: string[] = [];
  for (let { item } = link; item; item = item.parentElement?.closest('li')) {
    const above = ownLink(item);
    if (above && above.href !== href) names.unshift(nameOf(above));
  }
  return names.filter(Boolean);
}

/** The names above each URL in the menus of a page. */
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

/** Shows categories with their path in the page's menu by default (docs/specification.md#s2-search-box). */
function withMenuPaths(blocks: readonly SearchBlock[]): readonly SearchBlock[] {
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

export type SearchView = ReturnType<typeof useSearch>;

/** The state of an element's search and the shopper's actions on it. */
export function useSearch(props: SuggestionsProps) {
  const { env, input, typedAt } = props;
  const { host, fail } = env;
  const parts = searchPartsOf(host);
  const found = useAtomValue(parts.found);
  const isActive = useAtomValue(parts.isActive);
  const hasFailed = useAtomValue(parts.hasFailed);
  const isBlank = useAtomValue(parts.isBlank) ?? input.value.trim() === '';
  const recentBlocks = useAtomValue(recentBlocksAtom);
  const close = useCallback(() => pageStore.set(closeSearchAtom, host), [host]);

  const recent = props.recent && isBlank ? recentBlocks : [];
  const foundBlocks = useMemo(() => found && withMenuPaths(found.blocks), [found]);
  const blocks = foundBlocks ?? recent;
  const remember = (text: string) => props.recent && pageStore.set(rememberSearchAtom, text);
  const sent = useSentText(host, remember);
  /** Whether there are options to choose from. */
  const isOpen = isActive && blocks.length > 0;
  /** Whether to show that nothing was found. */
  const isEmpty = isActive && found !== undefined && blocks.length === 0;
  const isFailed = isActive && hasFailed;
  const search = {
    found,
    isActive,
    isBlank,
    blocks,
    total: countEntries(blocks),
    isOpen,
    isEmpty,
    isFailed,
    /** Whether there is something to close: results, a message or a running search. */
    isShown: () => isOpen || isEmpty || isFailed || pageStore.get(parts.isLoading),
    close,
    remember,
    forget: (text: string) => pageStore.set(forgetSearchAtom, text),
    open() {
      remember('');
      pageStore.set(openSearchAtom, host);
    },
    /** Searches for a text; `waitedMs` of the pause after it have already passed. */
    type(text: string, waitedMs = 0) {
      const { minlength, limit, breadcrumbs, debounce, onLoad: onFound } = props;
      const debounceMs = Math.max(0, debounce - waitedMs);
      const onFailure = (cause: unknown) =>
        fail({ code: 'search', message: '[shop] search: no usable answer.', cause });
      pageStore.set(typeSearchAtom, {
        host,
        minlength,
        limit,
        breadcrumbs,
        debounceMs,
        onFound,
        onFailure,
        typed: text,
      });
    },
  };

  // handles what happened before this module loaded
  useOnMount(() => {
    if (!sent && host.shadowRoot?.activeElement === input) search.open();
    if (typedAt.current) search.type(input.value, performance.now() - typedAt.current);
  });
  useSearchEnd(env);
  return search;
}

/** Removing the element ends its search. */
function useSearchEnd({ host, setStates }: Environment): void {
  useOnMount(() => () => {
    pageStore.set(dropSearchAtom, host);
    setStates({ open: false, empty: false, error: false, loading: false });
  });
}

/** Stores texts submitted to the results page, including those before the suggestions have loaded. */
function useSentText(host: HTMLElement, remember: (text: string) => void): string {
  const [sent, setSent] = useAtom(sentTextOf(host));
  useLayoutEffect(() => {
    if (!sent) return;
    remember(sent);
    setSent('');
  });
  return sent;
}
