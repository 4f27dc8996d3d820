import type { HostBlock } from './block.ts';

export const snippets: HostBlock = {
  key: 'snippets',
  name: 'Snippets and widgets',
  step: 'acts',
  tags: ['widgets'],
  benefit: 'One request for the snippets that the platform’s panel adds to pages.',
  markup: {
    elements: ['#snippets'],
    isLive: false,
    plain: '<div id="snippets"><script src="/gfx/snippets.js"></script></div>',
    around:
      '<div id="snippets"><shop-widgets snippets toplayers additional-ajax="…"></shop-widgets></div>',
  },
  keep: [
    {
      what: 'the theme’s request for `Snippets,ToplayersAndWidgets`, if `shop-widgets` does not request them',
      why: 'Otherwise each snippet runs twice.',
    },
  ],
  drop: [
    {
      what: 'that request, if `<shop-widgets snippets toplayers additional-ajax="…">` replaces it',
      why: 'Otherwise each snippet runs twice.',
    },
  ],
  check: [
    'The network panel shows one request for snippets per page.',
    'The page contains each snippet of the panel once.',
    'Statistics count a visit once.',
  ],
};
