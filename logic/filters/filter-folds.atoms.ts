import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { platformAtom } from '../platform/platform.atoms.ts';
import { parseJson } from '../wire/json.ts';

/** The key in local storage. */
const KEY = 'filterFolds';

const FoldsSchema = v.record(v.string(), v.boolean());

/** Whether the shopper has opened each block of filters, by its filter. */
export type Folds = Readonly<Record<string, boolean>>;

/** Reads the stored blocks. */
export const readFoldsAtom = atom(null, (get): Folds => {
  return parseJson(FoldsSchema, get(platformAtom).localStorage.get(KEY)) ?? {};
});

/** Stores which blocks are open or closed. */
export const storeFoldsAtom = atom(null, (get, set, changed: Folds) => {
  const folds = { ...set(readFoldsAtom), ...changed };
  get(platformAtom).localStorage.set(KEY, JSON.stringify(folds));
});
