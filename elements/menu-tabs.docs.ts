import type { Docs } from './declare/docs.ts';
import type { menuTabsElement } from './menu-tabs.element.ts';

export const menuTabsDocs: Docs<typeof menuTabsElement> = {
  summary:
    'Buttons that each show one group of the page’s blocks; where CSS hides the tag, all are shown.',
  attributes: { value: 'The `data-for` of the chosen button; the first one where it names none.' },
  events: { onChange: 'The shopper has chosen another group.' },
  slots: { '': 'Buttons with `data-for`, the selector of the blocks that each shows.' },
  parts: { tabs: 'The row of buttons.' },
};
