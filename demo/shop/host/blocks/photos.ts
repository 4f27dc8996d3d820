import type { HostBlock } from './block.ts';

export const photos: HostBlock = {
  key: 'photos',
  name: 'Pictures of a product',
  step: 'shows',
  place: 'product',
  tags: ['slider'],
  gives: 'Pictures slide by finger, by buttons and by keys.',
  stands: { page: '/product-en-156-jacket.html', elements: ['#projector_photos'] },
  keep: [
    {
      what: '`#projector_photos` around the tag, or on it',
      why: 'The sheet of the theme places the block by its id.',
      selector: '#projector_photos',
    },
  ],
  drop: [
    {
      what: 'the slider of the theme, with its script',
      why: 'It would move the slides, too.',
    },
  ],
  check: [
    'A finger and the arrow keys change the picture.',
    'The page does not move while the pictures come.',
    'Without script the pictures scroll.',
  ],
};
