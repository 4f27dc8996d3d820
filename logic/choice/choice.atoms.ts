import { atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';
import { pageState } from '../state/page-state.ts';
import { safeHref } from '../wire/safe-link.ts';
import type { ChoiceOf } from './choice.constants.ts';

/** An option that has lost focus with its region. */
export interface LostFocus {
  readonly of: ChoiceOf;
  readonly id: string;
}

/** The option that takes focus as soon as the page has it again. */
export const lostFocusAtom = pageState((): LostFocus | undefined => undefined);

/** Lets the browser go to a version; an address that is no safe link goes nowhere. */
export const followVersionAtom = atom(null, (get, _set, link: string | undefined) => {
  const href = safeHref(link);
  if (href !== undefined) get(platformAtom).page.follow(href);
});
