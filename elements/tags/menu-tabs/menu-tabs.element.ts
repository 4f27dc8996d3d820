import { MenuTabs } from '../../../react/menu-tabs/MenuTabs.tsx';
import menuTabsCss from '../../../react/menu-tabs/menu-tabs.css';
import { text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { notifies } from '../../declare/events.ts';

export const menuTabsElement = declareElement({
  tag: 'shop-menu-tabs',
  group: 'products',
  component: MenuTabs,
  styles: [menuTabsCss],
  activate: 'ready',
  attributes: {
    value: text(),
  },
  events: {
    onChange: notifies<{ value: string }>(),
  },
});
