import type { HostBlock } from './block.ts';

export const stockAlert: HostBlock = {
  key: 'stock-alert',
  name: 'Notification about a sold-out size',
  step: 'sends',
  tags: ['stock-alert'],
  benefit:
    'The form shows while the chosen size is sold out, and is submitted without a page load.',
  themePage: {
    page: '/product-en-113-sold-out.html',
    elements: ['#projector_notice'],
    isLive: false,
  },
  keep: [
    {
      what: 'the [product](./product.md) in its tag',
      why: 'The alert follows the size that the shopper chooses.',
    },
    {
      what: 'the form with its hidden inputs `product`, `size`, `mode` and `avability_track`',
      why: 'Without JavaScript the browser submits it.',
      selector: '#projector_notice [name=avability_track]',
    },
    {
      what: 'the field `email`, and a captcha if your shop has one',
      why: 'The tag submits all fields of the form.',
      selector: '#projector_notice [name=email]',
    },
  ],
  drop: [
    {
      what: 'the theme’s script that opens and submits this form',
      why: 'Both would submit it.',
    },
  ],
  check: [
    'The form shows for a sold-out size only.',
    'A wrong address shows a message at the field.',
    'After a valid one, a message confirms it.',
  ],
};
