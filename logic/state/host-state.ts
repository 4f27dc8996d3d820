import { atom, type PrimitiveAtom } from 'jotai/vanilla';

/** State of single elements: each has its own atom, which is kept as long as the element, also off the page. */
export function hostState<T>(initial: T): (host: object) => PrimitiveAtom<T> {
  const atoms = new WeakMap<object, PrimitiveAtom<T>>();
  return (host) => {
    const own = atoms.get(host) ?? atom(initial);
    atoms.set(host, own);
    return own;
  };
}
