import { menuMessages } from '../../logic/menu/menu.messages.ts';
import { Fallback } from '../host/Fallback.tsx';
import { textsOf, useStates } from '../host/use-tag.ts';
import { MenuBar } from './MenuBar.tsx';
import { MenuFrame } from './MenuFrame.tsx';
import type { MenuProps } from './menu.props.ts';
import { useMenu } from './use-menu.ts';
import { usePathEvents } from './use-path-events.ts';
import { useTakenFocus } from './use-taken-focus.ts';

/** The menu of categories (docs/specification.md#s2-category-menu); its panels load when the shopper comes near. */
export function Menu(props: MenuProps) {
  const { env, variant } = props;
  const { list, path, openPath, isMobile, Panel, pressPanel, Levels } = useMenu(props);
  const Content = isMobile ? Levels : MenuBar;
  const shows = list !== undefined && Content !== undefined;
  const canOpen = (isMobile ? Levels : Panel) !== undefined;
  useStates(env, {
    desktop: shows && !isMobile,
    mobile: shows && isMobile,
    open: canOpen && path.length > 0,
  });
  usePathEvents(props, path, canOpen);
  useTakenFocus(env, shows);
  if (!shows) return <Fallback />;
  const texts = textsOf(menuMessages, env);
  return (
    <MenuFrame env={env} variant={variant}>
      <Content
        {...props}
        list={list}
        path={path}
        openPath={openPath}
        texts={texts}
        Panel={Panel}
        pressPanel={pressPanel}
      />
    </MenuFrame>
  );
}
