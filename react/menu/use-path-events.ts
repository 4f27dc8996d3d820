import { type MenuItem, sharedDepth } from '../../logic/menu/menu.model.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { useNews } from '../host/use-news.ts';
import type { MenuProps } from './menu.props.ts';

/** The open submenus, as an element has told the page last. */
const toldPath = hostCell<readonly MenuItem[]>([]);

/** Tells the page of each submenu that has opened or closed, once it `shows`. */
export function usePathEvents(
  { env: { host }, onOpen, onClose }: MenuProps,
  path: readonly MenuItem[],
  shows: boolean,
): void {
  const told = toldPath(host);
  useNews(told, shows ? path : told.current, (before) => {
    const shared = sharedDepth(before, path);
    for (let depth = before.length; depth > shared; depth -= 1) onClose();
    for (let depth = shared; depth < path.length; depth += 1) {
      onOpen({ path: path.slice(0, depth + 1).map(({ name }) => name) });
    }
  });
}
