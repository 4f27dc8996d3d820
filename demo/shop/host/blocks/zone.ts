import type { HostBlock } from './block.ts';

export const zone: HostBlock = {
  key: 'zone',
  name: 'Recommended products',
  step: 'shows',
  tags: ['product-zone'],
  benefit: 'Products load when the shopper comes near, in the page’s own markup.',
  themePage: { page: '/', elements: ['#main_hotspot'] },
  keep: [
    {
      what: '`#main_hotspot` with its products in the tag',
      why: 'They are shown without JavaScript, and if the platform has no products for the zone.',
      selector: '#main_hotspot',
    },
  ],
  drop: [
    {
      what: 'the theme’s script that loads this zone by AJAX',
      why: 'It would request the same products.',
    },
  ],
  check: [
    'The products appear when the page scrolls to them, without a layout shift.',
    'A click on a product opens its page.',
    'Without JavaScript the products of the template show.',
  ],
};
