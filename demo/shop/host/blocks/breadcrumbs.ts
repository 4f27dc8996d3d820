import type { HostBlock } from './block.ts';

export const breadcrumbs: HostBlock = {
  key: 'breadcrumbs',
  name: 'Breadcrumbs',
  step: 'shows',
  tags: ['breadcrumbs'],
  benefit: 'The path to the page has a Back button.',
  themePage: { page: '/product-en-156-jacket.html', elements: ['#breadcrumbs'] },
  keep: [
    {
      what: '`#breadcrumbs` around the tag, or on it',
      why: 'The theme’s stylesheet positions the block by its id.',
      selector: '#breadcrumbs',
    },
  ],
  check: [
    'Each step leads to its page.',
    'The last step is the current page, without a link.',
    'At 390 pixels nothing overflows the page.',
  ],
};
