import type { Docs } from '../../declare/docs.ts';
import type { dateElement } from './date.element.ts';

export const dateDocs: Docs<typeof dateElement> = {
  purpose: 'shopping',
  summary: {
    en: 'A date in the shop’s format, or the day from which a new price applies.',
    pl: 'Data w formacie sklepu.',
  },
  synonyms: ['day', 'format a date', 'data', 'dzień'],
  related: ['price'],
  accessibility: 'A `<time>` with the date in the language of the page.',
  children: 'fallback',
  needs: {
    selector: 'script[type="application/json"]',
    attributes: ['value', 'product'],
    follows: true,
    text: 'the attribute value or product, or a shop-product to follow',
  },
  attributes: {
    value: {
      description:
        'The date, also with a time; it is shown as it is written, in any time zone. It overrides `product`.',
      expected: 'a date such as 2026-12-24 or 2026-12-24 18:30',
    },
    format: {
      description:
        'The format, in tokens of `strftime`: `%d %e %m %y %Y %H %M %S`, the names `%B %b %A %a`, and `%%`; `%-d` has no zero before it. Other tokens stay as they are.',
      expected: 'tokens of strftime such as %d.%m.%Y',
      usual: /%/,
    },
    product: {
      description:
        'The prices of a product, as sent by the data loader or as an entry of the page’s `product_data`: the announced day of a new price shows, as the platform writes it.',
      expected: 'the JSON of a product with its prices, as sent by the platform',
      data: 'product-prices',
      shows: ['price', 'sizes[].price'],
    },
    size: 'The id of the chosen size of `product`.',
    sizeFrom: {
      description:
        'The control with the id of the chosen size, by its id, its name or a selector, such as `#projector_size_hidden`; `size` overrides it.',
      names: 'control',
    },
    for: 'The id of the `shop-product` to follow, or of its form; by default the nearest, else that of the page.',
  },
  slots: { '': 'Content shown without JavaScript and without a date.' },
  parts: { date: 'The date.' },
};
