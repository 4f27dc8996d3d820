import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import { remembered } from './remembered.ts';

/** A value for each element, created on first use and kept as long as the element, also while disconnected. */
export function byHost<Host extends object, T extends object | string>(
  make: (host: Host) => T,
): (host: Host) => T {
  const values = new WeakMap<Host, T>();
  return (host) => remembered(values, host, () => make(host));
}

/** A mutable value that does not trigger rendering. */
export interface Cell<T> {
  current: T;
}

/** A cell for each element. */
export const hostCell = <T>(initial: T): ((host: object) => Cell<T>) =>
  byHost(() => ({ current: initial }));

/** An atom for each element. */
export const hostState = <T>(initial: T): ((host: object) => PrimitiveAtom<T>) =>
  byHost(() => atom(initial));
