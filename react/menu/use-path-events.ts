import { type MenuItem, sharedDepth } from '../../logic/menu/menu.model.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { useNews } from '../host/use-news.ts';
import type { MenuProps } from './menu.props.ts';

/** The open submenus that an element reported to the page last. */
const reportedPath = hostCell<readonly MenuItem[]>([]);

/** Reports each submenu that opened or closed to the page, once the menu `shows`. */
export function usePathEvents(
  { env: { host }, onOpen, onClose }: MenuProps,
  path: readonly MenuItem[],
  shows: boolean,
): void {
  const reported = reportedPath(host);
  useNews(reported, shows ? path : reported.current, (before) => {
    const shared = sharedDepth(before, path);
    for (let depth = before.length; depth > shared; depth -= 1) onClose();
    for (let depth = shared; depth < path.length; depth += 1) {
      onOpen({ path: path.slice(0, depth + 1).map(({ name }) => name) });
    }
  });
}
