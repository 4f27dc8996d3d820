import { useAtom } from 'jotai';
import { useCallback } from 'react';
import { openMenuAtomOf } from '../../logic/menu/menu.atoms.ts';
import { findPath, type MenuList } from '../../logic/menu/menu.model.ts';
import { useIntent } from '../host/use-intent.ts';
import { useMedia } from '../host/use-media.ts';
import { answering, useModule } from '../host/use-module.ts';
import { useModuleOnClick } from '../host/use-module-on-click.ts';
import { useRendered } from '../host/use-rendered.ts';
import { isSameData, useLightDom } from '../light-dom/use-light-child.ts';
import { useDrawerPosition } from '../moving/use-drawer-position.ts';
import type { MenuProps } from './menu.props.ts';
import { readMenu } from './read-menu.ts';

const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: [
    'href',
    'target',
    'aria-current',
    'class',
    'src',
    'alt',
    'data-extend',
    'data-alt-text',
    'txt_alt',
  ],
};

/** Reads the menu from the page's list, and again whenever the list is added or changes. */
const useMenuList = (host: HTMLElement): MenuList | undefined =>
  useLightDom(host, {
    read: () => readMenu(host),
    changes: CHANGES,
    // scripts of the theme mark and move items on every mouse movement
    isSame: isSameData,
  });

const loadPanel = async () => (await import('./later/panel/MenuPanel.tsx')).MenuPanel;
const loadLevels = async () => (await import('./later/levels/MenuLevels.tsx')).MenuLevels;

/** The content of an element's menu, its variant and its open items. */
export function useMenu({ env, drawer, below }: MenuProps) {
  const { host } = env;
  const isPlaced = useDrawerPosition(env, { place: drawer, below });
  const list = useMenuList(host);
  const isMobile = useMedia(`(width < ${below}px)`);
  const [open, setOpen] = useAtom(openMenuAtomOf(host));
  const openPath = useCallback(
    (ids: readonly string[]) => setOpen({ ids, isMobile }),
    [setOpen, isMobile],
  );
  const path = open.isMobile === isMobile ? findPath(list, open.ids) : [];
  const [isNear, setNear] = useIntent(host);
  const needsPanel = isNear || path.length > 0;
  // the levels of a closed drawer load before the shopper opens it
  const isRendered = useRendered(host, isMobile && isPlaced);
  const [isPageInUse] = useIntent(document.documentElement);
  // after a failure the next approach loads it again
  const panel = useModuleOnClick(
    answering(env, () => setNear(false)),
    loadPanel,
    !isMobile && needsPanel,
  );
  return {
    list,
    path,
    openPath,
    isMobile,
    Panel: panel.module,
    onPanelClick: panel.handleClick,
    Levels: useModule(env, loadLevels, isMobile && (isRendered || isPageInUse)),
  };
}
