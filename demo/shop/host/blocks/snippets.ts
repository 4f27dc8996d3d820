import type { HostBlock } from './block.ts';

export const snippets: HostBlock = {
  key: 'snippets',
  name: 'Snippets and widgets',
  step: 'acts',
  place: 'every',
  tags: ['widgets'],
  gives: 'One request brings what the panel adds to pages.',
  written: {
    elements: ['#snippets'],
    isLive: false,
    plain: '<div id="snippets"><script src="/gfx/snippets.js"></script></div>',
    around:
      '<div id="snippets"><shop-widgets snippets toplayers additional-ajax="…"></shop-widgets></div>',
  },
  keep: [
    {
      what: 'the request of the theme for `Snippets,ToplayersAndWidgets`; then `shop-widgets` asks for neither',
      why: 'Else each snippet runs twice.',
    },
  ],
  drop: [
    {
      what: 'that request, where `<shop-widgets snippets toplayers additional-ajax="…">` takes over',
      why: 'Else each snippet runs twice.',
    },
  ],
  check: [
    'The network shows one request for snippets on a page.',
    'Each snippet of the panel is on the page once.',
    'Statistics count a visit once.',
  ],
};
