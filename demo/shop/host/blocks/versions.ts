import type { HostBlock } from './block.ts';

export const versions: HostBlock = {
  key: 'versions',
  name: 'Variants of a product',
  step: 'acts',
  tags: ['choice'],
  benefit: 'Colours or lengths as links, which mark values without a matching variant.',
  themePage: {
    page: '/product-en-171-flask.html',
    elements: ['#projector_multiversions_section'],
  },
  keep: [
    {
      what: 'the selects with `data-values_id`, or the links of the variants',
      why: 'They are the variants.',
      selector: '.projector_multiversions__item [data-values_id]',
    },
  ],
  check: [
    'A click on a variant opens its page.',
    'A click on a value without a matching variant shows a message.',
    'Back shows the previous variant.',
  ],
};
