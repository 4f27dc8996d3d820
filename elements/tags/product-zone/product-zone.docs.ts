import type { Docs } from '../../declare/docs.ts';
import type { productZoneElement } from './product-zone.element.ts';

export const productZoneDocs: Docs<typeof productZoneElement> = {
  purpose: 'shopping',
  summary: {
    en: 'Products that the platform chooses for a zone of the page; all zones near the viewport share one request.',
    pl: 'Produkty, które platforma wybiera dla strefy strony; strefy blisko ekranu mają jedno wspólne zapytanie.',
  },
  synonyms: [
    'hotspots',
    'recommendations',
    'cross-selling',
    'polecane produkty',
    'strefa',
    'ramka',
  ],
  related: ['price', 'slider'],
  accessibility:
    'A section named by its heading, with a list. Nothing is announced, as the shopper has not asked for it.',
  keyboard: {
    'ArrowLeft, ArrowRight': 'Scrolls by a product, with `slider`.',
    'Home, End': 'Scrolls to the first or the last product, with `slider`.',
  },
  calls: {
    hotspots:
      'Once for all zones that come near the viewport together, and for another basket or price type.',
    basket: 'On the page `basketedit` without `products`, unless another tag has read the basket.',
  },
  children: 'products',
  needs: { attributes: ['page', 'zone'], text: 'the attributes page and zone' },
  attributes: {
    page: {
      description: 'The page of the zone, as the platform names it.',
      expected: 'main, search, projector, basketedit or noproduct',
      usual: /^(?:main|search|projector|basketedit|noproduct)$/,
    },
    zone: {
      description: 'The zone of that page, by its name or number.',
      expected: 'a name such as zone1, or its number',
      usual: /^(?:zone)?\d+$/,
    },
    products:
      'The ids of the products that the platform chooses others for, separated by commas; by default that of the product around it or of the page, on the page `basketedit` those in the basket.',
    label: 'The heading; by default the name of the zone.',
    limit: { description: 'The maximum number of products; by default all.', atLeast: 1 },
    slider: 'Whether the products are the slides of a carousel, as in `shop-slider`.',
  },
  events: {
    onLoad: 'The platform has answered.',
    onOpen: 'The shopper has clicked the link of a product.',
  },
  prevented: { onOpen: 'the link is not followed' },
  slots: {
    'icon-previous': 'Replaces the arrow to the previous product, with `slider`.',
    'icon-next': 'Replaces the arrow to the next product, with `slider`.',
    '': 'Server-rendered products or a skeleton, shown until the platform has answered.',
    title: 'The heading with markup, instead of `label`.',
    product:
      'A `<template>` for a product. `data-field` names what an element shows: `id`, `name`, `link`, `image`, `price`, `price-regular`, `price-lowest`, `percent`, `unit-price`, `deposit` or `points`; `product` on a tag gives it the data of the product.',
  },
  parts: {
    heading: 'The heading.',
    list: 'The list of products.',
    row: 'A product.',
    image: 'The picture of a product.',
    picture: 'The image in it.',
    icon: 'The placeholder of a missing picture, or the icon of a button.',
    name: 'The link with the name of a product.',
    price: 'The price, or the range of prices.',
    regular: 'The regular price.',
    lowest: 'The lowest price of the 30 days before the discount.',
    carousel: 'The box around the buttons and the products, with `slider`.',
    track: 'The row of products that scrolls, with `slider`.',
    controls: 'The row of buttons, with `slider`.',
    previous: 'The button to the previous product, with `slider`.',
    next: 'The button to the next product, with `slider`.',
    position: 'The numbers of the visible products, and of all, with `slider`.',
  },
  states: {
    loading: 'The platform has not answered yet.',
    empty: 'There are no products.',
    folded: 'It is empty and has been out of view; it takes no space.',
    error: 'The request failed, or an attribute is invalid.',
  },
};
