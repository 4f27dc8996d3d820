import { atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';
import { readClosedBars, rememberClosedBar } from './closed-bars.ts';

/** Returns whether the shopper has closed a bar; reads the storage on each call. */
export const isBarClosedAtom = atom(
  null,
  (get, _set, id: string | undefined): boolean =>
    Boolean(id) && readClosedBars(get(platformAtom).localStorage).includes(id ?? ''),
);

/** Remembers that the shopper has closed a bar; a bar without an id is closed for this page only. */
export const rememberClosedBarAtom = atom(null, (get, _set, id: string | undefined) => {
  if (id) rememberClosedBar(get(platformAtom).localStorage, id);
});
