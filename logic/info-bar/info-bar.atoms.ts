import { atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';
import { readClosedBars, rememberClosedBar } from './closed-bars.ts';

/** Whether the shopper has closed a bar, as the storage says it at the time of asking. */
export const isBarClosedAtom = atom(
  null,
  (get, _set, id: string | undefined): boolean =>
    Boolean(id) && readClosedBars(get(platformAtom).localStorage).includes(id ?? ''),
);

/** Remembers that the shopper has closed a bar; one without an id closes for this page only. */
export const rememberClosedBarAtom = atom(null, (get, _set, id: string | undefined) => {
  if (id) rememberClosedBar(get(platformAtom).localStorage, id);
});
