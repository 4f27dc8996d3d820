import menuTabsCss from '../react/menu-tabs/menu-tabs.css';
import { text } from './declare/attributes.ts';
import { declareElement, notifies } from './declare/declaration.ts';

export const menuTabsElement = declareElement({
  tag: 'shop-menu-tabs',
  component: async () => (await import('../react/menu-tabs/MenuTabs.tsx')).MenuTabs,
  styles: [menuTabsCss],
  activate: 'ready',
  attributes: {
    value: text(),
  },
  events: {
    onChange: notifies<{ value: string }>(),
  },
});
