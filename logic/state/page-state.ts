import { atom, type SetStateAction, type WritableAtom } from 'jotai/vanilla';

const pageAtom = atom(0);

/** Begins the state of the page afresh, as for a page that no tag has been on. */
export const restartPageAtom = atom(null, (_get, set) => set(pageAtom, (count) => count + 1));

/** State of the page, which starts afresh with it; the value must not be a function. */
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
