import { useState } from 'react';
import { handleAll, listen } from '../../logic/platform/listen.ts';
import type { Environment } from '../host/environment.ts';
import { useOnChange } from '../host/use-on-change.ts';

const TREE: MutationObserverInit = { childList: true, subtree: true };

interface Reading<T> {
  readonly read: () => T;
  /** The mutations to observe. */
  readonly changes?: MutationObserverInit;
  /** Events of the children that count as changes. */
  readonly events?: readonly string[];
  /** Keeps the previous value if equal, as others depend on its identity. */
  readonly isSame?: (one: T, other: T) => boolean;
  /** Other dependencies of `read`. */
  readonly keys?: readonly unknown[];
}

/** Reads the children of an element, and reads again whenever they change. */
export function useLightDom<T>(host: HTMLElement, reading: Reading<T>): T {
  const { read, changes = TREE, events = [], isSame = Object.is, keys = [] } = reading;
  const [value, setValue] = useState(read);
  useOnChange([host, ...keys], () => {
    const update = () => {
      const next = read();
      setValue((known) => (isSame(known, next) ? known : next));
    };
    const observer = new MutationObserver(update);
    observer.observe(host, changes);
    const stop = listen(host, handleAll(events, update));
    // changes between the render and now
    update();
    return () => {
      observer.disconnect();
      stop();
    };
  });
  return value;
}

/** Whether two lists have the same elements. */
export const isSameList = (some: readonly Element[], others: readonly Element[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

/** Whether two readings contain the same data. */
export const isSameData = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const first = <E>([one]: readonly E[]): E | undefined => one;

/**
 * The light DOM descendant that `choose` picks from the matching ones, by default the first; follows insertion, removal
 * and replacement. A new `choose` picks again.
 */
export const useLightChild = <E extends Element>(
  { host }: Environment,
  selector: string,
  choose: (children: readonly E[]) => E | undefined = first,
): E | undefined =>
  useLightDom(host, {
    read: () => choose([...host.querySelectorAll<E>(selector)]),
    keys: [selector, choose],
  });
