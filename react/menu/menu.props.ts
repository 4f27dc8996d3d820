import type { ComponentType, RefObject } from 'react';
import type { MenuVariant } from '../../logic/menu/menu.constants.ts';
import type { MenuTexts } from '../../logic/menu/menu.messages.ts';
import type { MenuItem, MenuList } from '../../logic/menu/menu.model.ts';
import type { ColumnRules } from '../../logic/menu/menu-layout.model.ts';
import type { Environment } from '../host/environment.ts';
import type { ClickHandlers } from '../host/use-module-on-click.ts';

/** Props of the component of `shop-menu`. */
export interface MenuProps extends ColumnRules {
  env: Environment;
  variant: MenuVariant;
  showMoreAfter: number;
  wide: boolean;
  drawer: string | undefined;
  below: number;
  onOpen: (detail: { path: readonly string[] }) => void;
  onClose: () => void;
}

/** Props of both forms of the menu: their content and how to open it. */
export interface MenuContent extends MenuProps {
  texts: MenuTexts;
  list: MenuList;
  /** The open items, from the first level down. */
  path: readonly MenuItem[];
  /** Opens the items with these ids, from the first level down; an empty list closes all. */
  openPath: (ids: readonly string[]) => void;
}

/** Props of the bar on wide screens. */
export interface MenuBarProps extends MenuContent {
  /** The component of an open submenu; undefined until it is loaded. */
  Panel: ComponentType<MenuPanelProps> | undefined;
  /** Handles a click that opens a submenu. */
  onPanelClick: (handlers: ClickHandlers) => void;
}

/** Props of the panel of a top item on wide screens. */
export interface MenuPanelProps extends MenuContent {
  id: string;
  item: MenuItem;
  /** The element of the top item, which contains the panel. */
  element: HTMLElement;
  /** Whether the panel takes focus when it renders. */
  takesFocus: RefObject<boolean>;
  /** Returns focus to the element that had it before the panel. */
  returnFocus: () => void;
  close: () => void;
}
