import type { Atom, WritableAtom } from 'jotai/vanilla';
import { pageStore } from '../../logic/state/page-store.ts';
import { useCallback, useSyncExternalStore } from '../resting/hooks.ts';

/**
 * The value of an atom in the page's store; renders again when it changes. Elements are roots of their
 * own and share no context, so jotai's own hooks, with their Provider, would be 0.8 KB for nothing.
 */
export function useAtomValue<T>(atom: Atom<T>): T {
  return useSyncExternalStore(
    useCallback((onChange: () => void) => pageStore.sub(atom, onChange), [atom]),
    () => pageStore.get(atom),
  );
}

/** Writes an atom of the page's store; the same function as long as it is the same atom. */
export function useSetAtom<Args extends unknown[], Result>(
  atom: WritableAtom<unknown, Args, Result>,
): (...args: Args) => Result {
  return useCallback((...args: Args) => pageStore.set(atom, ...args), [atom]);
}
