import { type ReactNode, useCallback, useLayoutEffect } from 'react';
import { menuMessages } from '../../logic/menu/menu.messages.ts';
import { type MenuItem, sharedDepth } from '../../logic/menu/menu.model.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useOnNewValue } from '../host/use-on-new-value.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { MenuTopItem } from './MenuTopItem.tsx';
import type { MenuBarProps, MenuProps } from './menu.props.ts';
import { idOf } from './read-menu.ts';
import { useMenu } from './use-menu.ts';

/** Moves focus from a link of the page's list to its copy in the menu, once the menu `shows`. */
function useTakenFocus({ host }: Environment, shows: boolean): void {
  useLayoutEffect(() => {
    if (!shows) return;
    // a link that is no longer rendered is still the active element, but in WebKit it has no focus
    const { activeElement } = document;
    let item = host.contains(activeElement) && activeElement?.closest('li');
    while (item) {
      // an item that is not rendered yet is below a rendered one
      host.shadowRoot?.getElementById(idOf(item))?.focus();
      item = !host.shadowRoot?.activeElement && item.parentElement?.closest('li');
    }
  }, [host, shows]);
}

/** The open submenus that an element reported last. */
const reportedPath = hostCell<readonly MenuItem[]>([]);

/** Reports each submenu that opened or closed, once the menu `shows`. */
function usePathEvents(
  { env: { host }, onOpen, onClose }: MenuProps,
  path: readonly MenuItem[],
  shows: boolean,
): void {
  const reported = reportedPath(host);
  useOnNewValue(reported, shows ? path : reported.current, (before) => {
    const shared = sharedDepth(before, path);
    for (let depth = before.length; depth > shared; depth -= 1) onClose();
    for (let depth = shared; depth < path.length; depth += 1) {
      onOpen({ path: path.slice(0, depth + 1).map(({ name }) => name) });
    }
  });
}

interface MenuFrameProps extends Pick<MenuProps, 'env' | 'variant'> {
  children: ReactNode;
}

/** The landmark around a menu, unless the page already has one around it. */
function MenuFrame({ env, variant, children }: MenuFrameProps) {
  const landmark = env.host.closest('nav, [role=navigation]')
    ? { role: 'presentation' }
    : { 'aria-label': textsOf(menuMessages, env).label };
  return (
    <nav className={`menu menu--${variant}`} part="nav" {...landmark}>
      {children}
    </nav>
  );
}

/** The first level in a row: a disclosure navigation with top-level links (APG). */
function MenuBar(props: MenuBarProps) {
  const { list, path, openPath } = props;
  const openId = path[0]?.id;
  const setOpen = useCallback(
    (id: string, open: boolean) => openPath(open ? [id] : []),
    [openPath],
  );
  return (
    <ul className="menu__bar">
      {list.items.map((item) => (
        <MenuTopItem
          key={item.id}
          {...props}
          item={item}
          isOpen={item.id === openId}
          setOpen={setOpen}
        />
      ))}
    </ul>
  );
}

/** The menu of categories (docs/specification.md#s2-category-menu); its panels load when the shopper approaches. */
export function Menu(props: MenuProps) {
  const { env, variant } = props;
  const { list, path, openPath, isMobile, Panel, onPanelClick, Levels } = useMenu(props);
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
        onPanelClick={onPanelClick}
      />
    </MenuFrame>
  );
}
