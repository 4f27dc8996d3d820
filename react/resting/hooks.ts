import { type Hooks, renderer } from './renderer.ts';

/** A hook that belongs to whoever renders. */
const hook = <Name extends keyof Hooks>(name: Name): Hooks[Name] =>
  ((...given: unknown[]) =>
    (renderer()[name] as (...args: unknown[]) => unknown)(...given)) as Hooks[Name];

/*
 * The hooks of React that a view may use at rest, too: without React there, they are ours (`resting-renderer.ts`). As in React, a
 * component calls the same hooks each time.
 */
export const useCallback = hook('useCallback');
export const useLayoutEffect = hook('useLayoutEffect');
export const useMemo = hook('useMemo');
export const useRef = hook('useRef');
export const useState = hook('useState');

const useStore = hook('useSyncExternalStore');

/** A renderer that adopts nodes meets what it would meet in a new page. */
export const useSyncExternalStore: Hooks['useSyncExternalStore'] = (subscribe, read) =>
  useStore(subscribe, read, read);
