import { atom } from 'jotai/vanilla';
import { hostState } from '../state/by-host.ts';

/** The reasons for which an element covers the page, the latest last; '' without a reason. */
export const coverReasonsAtomOf = hostState<readonly string[]>([]);

interface Cover {
  readonly host: object;
  readonly message: string;
  /** Whether the page is already covered, including by the attribute. */
  readonly isOpen: boolean;
}

/** Adds a request to cover the page. */
export const coverPageAtom = atom(null, (_get, set, { host, message, isOpen }: Cover) =>
  set(coverReasonsAtomOf(host), (covers) => [
    ...(isOpen && covers.length === 0 ? [''] : covers),
    message,
  ]),
);

/** Removes a request to cover the page. Returns whether any remain. */
export const uncoverPageAtom = atom(null, (get, set, host: object): boolean => {
  set(coverReasonsAtomOf(host), (covers) => covers.slice(0, -1));
  return get(coverReasonsAtomOf(host)).length > 0;
});
