import { useAtom, useAtomValue } from 'jotai';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import {
  closeSearchAtom,
  dropSearchAtom,
  openSearchAtom,
  searchPartsOf,
  typeSearchAtom,
} from '../../../logic/search/search.atoms.ts';
import { countEntries } from '../../../logic/search/search.model.ts';
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
import { withMenuPaths } from './menu-paths.ts';

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

/** Remembers what was sent to the results page, also before the suggestions were there; the text until then. */
function useSentText(host: HTMLElement, remember: (text: string) => void): string {
  const [sent, setSent] = useAtom(sentTextOf(host));
  useLayoutEffect(() => {
    if (!sent) return;
    remember(sent);
    setSent('');
  });
  return sent;
}
