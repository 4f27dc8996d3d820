import {
  BELOW_PX,
  COLUMN_HEIGHT_PX,
  MAX_COLUMNS,
  MENU_VARIANTS,
  PADDING_PX,
  SHOW_MORE_AFTER_ITEMS,
  SUBMENU_WIDTH_PX,
} from '../../../logic/menu/menu.constants.ts';
import { Menu } from '../../../react/menu/Menu.tsx';
import menuCss from '../../../react/menu/menu.css';
import { flag, number, oneOf, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { notifies } from '../../declare/events.ts';

export const menuElement = declareElement({
  tag: 'shop-menu',
  group: 'header',
  component: Menu,
  styles: [menuCss],
  // in a closed drawer it would never enter the viewport
  activate: (host) => (host.hasAttribute('drawer') ? 'ready' : 'visible'),
  attributes: {
    variant: oneOf(MENU_VARIANTS),
    submenuWidth: number(SUBMENU_WIDTH_PX),
    showMoreAfter: number(SHOW_MORE_AFTER_ITEMS),
    columnHeight: number(COLUMN_HEIGHT_PX),
    padding: number(PADDING_PX),
    columns: number(MAX_COLUMNS),
    wide: { ...flag(), fallback: true },
    drawer: text(),
    below: number(BELOW_PX),
  },
  events: {
    onOpen: notifies<{ path: readonly string[] }>(),
    onClose: notifies(),
  },
});
