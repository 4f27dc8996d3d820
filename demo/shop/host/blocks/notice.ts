import type { HostBlock } from './block.ts';

export const notice: HostBlock = {
  key: 'notice',
  name: 'Notice of the main page',
  step: 'acts',
  tags: ['notice'],
  benefit: 'A dialog that opens once, and restores focus.',
  themePage: { page: '/', elements: ['#menu_notice'] },
  keep: [
    {
      what: '`#menu_notice` inside the tag, or on it',
      why: 'The theme’s stylesheet selects the block by its id.',
      selector: '#menu_notice',
    },
  ],
  drop: [
    {
      what: 'the class or attribute that opens it in the theme’s dialog (here `--toplayer`)',
      why: 'Two dialogs would open.',
      selector: '#menu_notice.--toplayer',
    },
  ],
  css: [':is(shop-drawer, shop-modal, shop-notice):not(:defined)'],
  check: [
    'A new visitor sees it once, not again on the next page.',
    'Escape closes it, and the page scrolls again.',
    'The page below does not move when it opens.',
  ],
};
