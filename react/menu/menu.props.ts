import type { ComponentType, RefObject } from 'react';
import type { MenuVariant } from '../../logic/menu/menu.constants.ts';
import type { MenuTexts } from '../../logic/menu/menu.messages.ts';
import type { MenuItem, MenuList } from '../../logic/menu/menu.model.ts';
import type { ColumnRules } from '../../logic/menu/menu-layout.model.ts';
import type { Environment } from '../host/environment.ts';
import type { PressAnswers } from '../host/use-module.ts';

/** What the tag `shop-menu` gives its component. */
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

/** What both forms of the menu show, and how they open something. */
export interface MenuContent extends MenuProps {
  texts: MenuTexts;
  list: MenuList;
  /** The open items, from the top. */
  path: readonly MenuItem[];
  /** Opens the items with these ids, from the top; none closes all. */
  openPath: (ids: readonly string[]) => void;
}

/** What the bar of wide screens gets. */
export interface MenuBarProps extends MenuContent {
  /** What shows an open submenu; undefined until it is loaded. */
  Panel: ComponentType<MenuPanelProps> | undefined;
  /** Answers a press that opens a submenu. */
  pressPanel: (answers: PressAnswers) => void;
}

/** What a top item of wide screens gives its panel. */
export interface MenuPanelProps extends MenuContent {
  id: string;
  item: MenuItem;
  /** The top item, which the panel is in. */
  element: HTMLElement;
  /** Whether focus is to be in the panel once it is there. */
  takesFocus: RefObject<boolean>;
  /** Focuses what focus was on before it came into the panel. */
  returnFocus: () => void;
  close: () => void;
}
