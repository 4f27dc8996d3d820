import menuTabsCss from '../react/menu-tabs/menu-tabs.css';
import { text } from './declare/attributes.ts';
import { declareElement, notifies } from './declare/declaration.ts';

export const menuTabsElement = declareElement({
  tag: 'shop-menu-tabs',
  summary:
    'Buttons that each show one group of the page’s blocks; where CSS hides the tag, all are shown.',
  component: async () => (await import('../react/menu-tabs/MenuTabs.tsx')).MenuTabs,
  styles: [menuTabsCss],
  activate: 'ready',
  attributes: {
    value: text('The `data-for` of the chosen button; the first one where it names none.'),
  },
  events: {
    onChange: notifies<{ value: string }>('The shopper has chosen another group.'),
  },
  slots: { '': 'Buttons with `data-for`, the selector of the blocks that each shows.' },
  parts: { tabs: 'The row of buttons.' },
});
