import { atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';
import { pageState } from '../state/page-state.ts';
import { safeHref } from '../wire/safe-link.ts';
import type { ChoiceOf } from './choice.constants.ts';

/** An option that lost focus when its region was swapped. */
export interface LostFocus {
  readonly of: ChoiceOf;
  readonly id: string;
}

/** The option to focus as soon as the page has it again. */
export const lostFocusAtom = pageState((): LostFocus | undefined => undefined);

/** Navigates to a variant; ignores an unsafe URL. */
export const followVariantAtom = atom(null, (get, _set, link: string | undefined) => {
  const href = safeHref(link);
  if (href !== undefined) get(platformAtom).page.follow(href);
});
