import { atom, getDefaultStore, type SetStateAction, type WritableAtom } from 'jotai/vanilla';

/** The page store. Elements are separate React roots and share no context, so they share this store. */
export const pageStore = getDefaultStore();

const pageAtom = atom(0);

/** Resets the state of the page. */
export const restartPageAtom = atom(null, (_get, set) => set(pageAtom, (count) => count + 1));

/** An atom that is reset with the page; its value must not be a function. */
export function pageState<T>(initial: () => T): WritableAtom<T, [SetStateAction<T>], void> {
  const cellAtom = atom((get) => {
    get(pageAtom);
    return atom(initial());
  });
  return atom(
    (get) => get(get(cellAtom)),
    (get, set, value) => set(get(cellAtom), value),
  );
}
