import { useLayoutEffect } from 'react';
import { type MenuItem, sharedDepth } from '../../logic/menu/menu.model.ts';
import type { MenuProps } from './menu.props.ts';

/** What the page was last told of each element, so that a move is no event. */
const told = new WeakMap<HTMLElement, readonly MenuItem[]>();

/** Tells the page of each submenu that has opened or closed, once it `shows`. */
export function usePathEvents(
  { env: { host }, onOpen, onClose }: MenuProps,
  path: readonly MenuItem[],
  shows: boolean,
): void {
  useLayoutEffect(() => {
    if (!shows) return;
    const before = told.get(host) ?? [];
    told.set(host, path);
    const shared = sharedDepth(before, path);
    for (let depth = before.length; depth > shared; depth -= 1) onClose();
    for (let depth = shared; depth < path.length; depth += 1) {
      onOpen({ path: path.slice(0, depth + 1).map(({ name }) => name) });
    }
  });
}
