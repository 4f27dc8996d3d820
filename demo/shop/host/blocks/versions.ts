import type { HostBlock } from './block.ts';

export const versions: HostBlock = {
  key: 'versions',
  name: 'Versions of a product',
  step: 'acts',
  place: 'product',
  tags: ['choice'],
  gives: 'A colour or a length is a link, and what goes together with nothing says so.',
  stands: {
    page: '/product-en-171-flask.html',
    elements: ['#projector_multiversions_section'],
  },
  keep: [
    {
      what: 'the selects with `data-values_id`, or the links of the versions',
      why: 'They are the versions.',
      selector: '.projector_multiversions__item [data-values_id]',
    },
  ],
  check: [
    'A press on a version shows its page.',
    'A press on what goes together with nothing says that there is no such version.',
    'Back shows the version before.',
  ],
};
