import { atom } from 'jotai/vanilla';
import { cookiesAtom } from '../platform/cookies/cookies.atoms.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { readClosedBars, rememberClosedBar } from './closed-bars.ts';

/** A bar that the shopper may have closed; with days a cookie remembers it, which the theme and the server read too. */
interface Bar {
  readonly id: string | undefined;
  readonly days: number | undefined;
}

/** Returns whether the shopper has closed a bar; reads cookies or storage on each call. */
export const isBarClosedAtom = atom(null, (get, _set, { id, days }: Bar): boolean => {
  if (!id) return false;
  if (days !== undefined) return Boolean(get(cookiesAtom).get(id));
  return readClosedBars(get(platformAtom).localStorage).includes(id);
});

/** Remembers that the shopper has closed a bar; a bar without an id is closed for this page only. */
export const rememberClosedBarAtom = atom(null, (get, _set, { id, days }: Bar) => {
  if (!id) return;
  if (days === undefined) rememberClosedBar(get(platformAtom).localStorage, id);
  else get(cookiesAtom).set(id, 'true', days);
});
