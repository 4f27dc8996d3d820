import type { Docs } from '../../declare/docs.ts';
import type { menuTabsElement } from './menu-tabs.element.ts';

export const menuTabsDocs: Docs<typeof menuTabsElement> = {
  purpose: 'finding',
  summary: {
    en: 'Buttons that each show one group of the page’s blocks; while CSS hides the tag, all blocks show.',
    pl: 'Karty, z których widać jedną.',
  },
  synonyms: ['tabs', 'zakładki'],
  related: ['mobile-grid', 'drawer'],
  accessibility: 'Tabs by the pattern of the ARIA Authoring Practices: one of them is a tab stop.',
  keyboard: {
    'ArrowLeft, ArrowRight': 'Moves to the adjacent tab, and shows it.',
    'Home, End': 'Moves to the first or the last tab.',
  },
  needs: { selector: '[data-for]', text: 'buttons with data-for in it' },
  attributes: { value: 'The `data-for` of the chosen button; by default that of the first one.' },
  events: { onChange: 'The shopper has chosen another group.' },
  slots: {
    '': 'Buttons with `data-for`, a selector of the blocks that the button shows. A rule of the page hides the other blocks until the tag renders, to prevent a layout shift.',
  },
  parts: { tabs: 'The row of buttons.' },
};
