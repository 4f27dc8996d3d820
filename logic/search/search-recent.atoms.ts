import { type Atom, atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { platformAtom } from '../platform/platform.atoms.ts';
import { pageState } from '../state/page-state.ts';
import { parseJson } from '../wire/json.ts';
import type { SearchBlock } from './search.model.ts';

/** Maximum number of recent searches in local storage. */
const RECENT_MAX_ENTRIES = 6;

const KEY = 'shopRecentSearches';
const TextsSchema = v.array(v.string());

const textsAtom = pageState<readonly string[]>(() => []);

/** The recent searches as one block of entries, newest first; no block without entries. */
export const recentBlocksAtom: Atom<readonly SearchBlock[]> = atom((get) => {
  const entries = get(textsAtom).map((name) => ({ kind: 'recent', name, label: name }) as const);
  return entries[0] ? [{ name: 'recent', entries }] : [];
});

/** Each change reads the stored list first, because another tab may have changed it. */
const changeAtom = (change: (texts: readonly string[], text: string) => readonly string[]) =>
  atom(null, (get, set, text: string) => {
    const { localStorage } = get(platformAtom);
    const stored = parseJson(TextsSchema, localStorage.get(KEY)) ?? get(textsAtom);
    const texts = change(stored, text).slice(0, RECENT_MAX_ENTRIES);
    localStorage.set(KEY, JSON.stringify(texts));
    set(textsAtom, texts);
  });

const without = (texts: readonly string[], text: string) => texts.filter((one) => one !== text);

/** Adds a search to the start of the recent ones; '' only reads the stored list again. */
export const rememberSearchAtom = changeAtom((texts, text) =>
  text ? [text, ...without(texts, text)] : texts,
);

/** Removes a search from the recent ones. */
export const forgetSearchAtom = changeAtom(without);
