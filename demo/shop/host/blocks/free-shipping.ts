import type { HostBlock } from './block.ts';

export const freeShipping: HostBlock = {
  key: 'free-shipping',
  name: 'Amount missing for free shipping',
  step: 'shows',
  tags: ['free-shipping'],
  benefit: 'A bar and a sentence that follow the basket.',
  themePage: { page: '/basketedit.php', elements: ['#basketedit_free'] },
  keep: [
    {
      what: '`#basketedit_free` inside the tag, or on it',
      why: 'The theme’s stylesheet positions the block by its id.',
      selector: '#basketedit_free',
    },
    {
      what: 'the amounts that the platform prints (here in the tag’s `limit` and `missing`)',
      why: 'The tag shows them at once, and requests them if they are absent.',
    },
  ],
  drop: [
    {
      what: 'the theme’s script that writes this text when the basket changes',
      why: 'The tag follows the basket.',
    },
  ],
  check: [
    'The amount is that of the platform.',
    'The bar grows when a product is added, and a screen reader announces the new amount.',
    'Without JavaScript the theme’s text shows.',
  ],
};
