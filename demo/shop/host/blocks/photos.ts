import type { HostBlock } from './block.ts';

export const photos: HostBlock = {
  key: 'photos',
  name: 'Pictures of a product',
  step: 'shows',
  place: 'product',
  tags: ['gallery'],
  gives:
    'Pictures slide by finger, by thumbnails and by keys, and open on the whole screen, where they zoom.',
  stands: { page: '/product-en-156-jacket.html', elements: ['#projector_photos'] },
  keep: [
    {
      what: '`#projector_photos` around the tag, or on it',
      why: 'The sheet of the theme places the block by its id.',
      selector: '#projector_photos',
    },
    {
      what: '`figure.photos__figure` with its `<img data-img_high_res>`',
      why: 'Each is a picture; the attribute is the address of its large file.',
      selector: '.photos__figure',
    },
  ],
  drop: [
    {
      what: 'the slider of the theme, with its script and the classes `swiper` and `swiper-wrapper`',
      why: 'It would move the slides, too.',
    },
  ],
  check: [
    'A finger, the thumbnails and the arrow keys change the picture; a click opens it on the whole screen.',
    'The page does not move while the pictures come.',
    'Without script the pictures scroll.',
  ],
};
