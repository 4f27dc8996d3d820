import type { HostBlock } from './block.ts';

export const photos: HostBlock = {
  key: 'photos',
  name: 'Pictures of a product',
  step: 'shows',
  tags: ['gallery'],
  benefit: 'Images that slide by touch, thumbnails and keys, and open in full screen with zoom.',
  themePage: { page: '/product-en-156-jacket.html', elements: ['#projector_photos'] },
  keep: [
    {
      what: '`#projector_photos` around the tag, or on it',
      why: 'The theme’s stylesheet positions the block by its id.',
      selector: '#projector_photos',
    },
    {
      what: '`figure.photos__figure` with its `<img data-img_high_res>`',
      why: 'Each is an image; the attribute is the URL of its large file.',
      selector: '.photos__figure',
    },
  ],
  drop: [
    {
      what: 'the theme’s slider, with its script and the classes `swiper` and `swiper-wrapper`',
      why: 'It would also move the slides.',
    },
  ],
  check: [
    'Swiping, the thumbnails and the arrow keys change the image; a click opens it in full screen.',
    'The layout does not shift while the images load.',
    'Without JavaScript the images scroll.',
  ],
};
