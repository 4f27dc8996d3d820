import { atom } from 'jotai/vanilla';
import { hostState } from '../state/host-state.ts';

/** The reasons why an element covers the page, the latest last; '' for a cover without a reason. */
export const coverReasonsAtomOf = hostState<readonly string[]>([]);

interface Cover {
  readonly host: object;
  readonly message: string;
  /** Whether the page is already covered, also by the attribute. */
  readonly isOpen: boolean;
}

/** Adds one request to cover the page. */
export const coverPageAtom = atom(null, (_get, set, { host, message, isOpen }: Cover) =>
  set(coverReasonsAtomOf(host), (covers) => [
    ...(isOpen && covers.length === 0 ? [''] : covers),
    message,
  ]),
);

/** Removes one request to cover the page; returns whether any is left. */
export const uncoverPageAtom = atom(null, (get, set, host: object): boolean => {
  set(coverReasonsAtomOf(host), (covers) => covers.slice(0, -1));
  return get(coverReasonsAtomOf(host)).length > 0;
});
