import { menuMessages } from '../../logic/menu/menu.messages.ts';
import { Fallback } from '../host/Fallback.tsx';
import { textsOf } from '../host/texts.ts';
import { useMedia } from '../host/use-media.ts';
import { useRendered } from '../host/use-rendered.ts';
import { useStates } from '../host/use-states.ts';
import { useWaking } from '../host/use-waking.ts';
import { useDrawerPlace } from '../moving/use-drawer-place.ts';
import { MenuFrame } from './MenuFrame.tsx';
import { MenuTopFrame } from './MenuTopFrame.tsx';
import type { MenuProps } from './menu.props.ts';
import { useMenuList } from './use-menu-list.ts';
import { useTakenFocus } from './use-taken-focus.ts';

/** The menu until the shopper comes near it: the first level on wide screens; on narrow ones the list of the page. */
export function MenuAtRest({ env, variant, drawer, below }: MenuProps) {
  const isPlaced = useDrawerPlace(env, { place: drawer, below });
  const list = useMenuList(env);
  const isMobile = useMedia(`(width < ${below}px)`);
  useWaking(env, useRendered(env.host, isMobile && isPlaced));
  const shows = list !== undefined && !isMobile;
  useStates(env, { desktop: shows, mobile: false, open: false });
  useTakenFocus(env, shows);
  if (!shows) return <Fallback />;
  const texts = textsOf(menuMessages, env);
  return (
    <MenuFrame env={env} variant={variant}>
      <ul className="menu__bar">
        {list.items.map((item) => (
          <MenuTopFrame key={item.id} item={item} texts={texts} />
        ))}
      </ul>
    </MenuFrame>
  );
}
