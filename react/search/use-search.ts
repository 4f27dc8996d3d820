import { getDefaultStore } from 'jotai/vanilla';
import { useCallback, useLayoutEffect } from 'react';
import {
  closeSearchAtom,
  openSearchAtom,
  searchStateOf,
  typeSearchAtom,
} from '../../logic/search/search.atoms.ts';
import { countEntries } from '../../logic/search/search.model.ts';
import {
  forgetSearchAtom,
  recentBlocksAtom,
  rememberSearchAtom,
} from '../../logic/search/search-recent.atoms.ts';
import { useAtomValue } from '../shared/use-atom.ts';
import { fallbackField } from './fallback-form.ts';
import type { SearchProps } from './search-props.ts';

export type SearchView = ReturnType<typeof useSearch>;

/** What an element's search shows, and what the shopper can do with it. */
export function useSearch(props: SearchProps) {
  const { host, fail } = props.env;
  const store = getDefaultStore();
  const state = useAtomValue(searchStateOf(host));
  const recentBlocks = useAtomValue(recentBlocksAtom);
  const close = useCallback(() => store.set(closeSearchAtom, host), [store, host]);
  // whoever removes the element ends its search
  useLayoutEffect(() => close, [close]);

  const { typed = fallbackField(props)?.value ?? '', found, isActive } = state;
  const recent = props.recent && !typed.trim() ? recentBlocks : [];
  const blocks = found?.blocks ?? recent;
  const remember = (text: string) => props.recent && store.set(rememberSearchAtom, text);
  return {
    ...state,
    typed,
    blocks,
    total: countEntries(blocks),
    isOpen: isActive && blocks.length > 0,
    close,
    remember,
    forget: (text: string) => store.set(forgetSearchAtom, text),
    open() {
      remember('');
      store.set(openSearchAtom, host);
    },
    type(text: string) {
      const { minLength, limit, debounce: debounceMs, onLoad: onFound } = props;
      const onFailure = (cause: unknown) =>
        fail({ code: 'search', message: '[shop] search: no usable answer.', cause });
      store.set(typeSearchAtom, {
        host,
        typed: text,
        minLength,
        limit,
        debounceMs,
        onFound,
        onFailure,
      });
    },
  };
}
