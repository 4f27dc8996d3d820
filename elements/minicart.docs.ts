import type { Docs } from './declare/docs.ts';
import type { minicartElement } from './minicart.element.ts';

export const minicartDocs: Docs<typeof minicartElement> = {
  summary: 'The basket in the page’s header: a link with a counter, and a panel with the products.',
  children: 'fallback',
  attributes: {
    source: 'The source of the basket: GraphQL, or the platform’s batch of widgets.',
    basket: {
      description: 'The basket as either source gives it; with it nothing is fetched.',
      expected: 'the JSON of a basket, as the platform gives it',
      data: 'basket',
    },
    href: 'The page of the basket.',
    oneClickHref: 'The page of the one-click purchase; without it none is offered.',
    priceType: 'Which prices the shopper sees.',
    editable:
      'Whether quantities can be changed and products removed; it sets the source to GraphQL.',
    open: 'Whether the panel is open.',
  },
  events: {
    onLoad: 'A basket has been loaded and is shown.',
    onOpen: 'The panel has opened.',
    onClose: 'The panel has closed.',
    onOneClick: 'The shopper has pressed the one-click link, which is about to be followed.',
    onChange:
      'The shopper has changed lines to these quantities, 0 to remove; the platform is about to be asked.',
  },
  methods: {
    show: 'Opens the panel, if there is something to show.',
    hide: 'Closes the panel.',
    refresh: 'Reads the basket anew, for all tags of the page.',
  },
  slots: {
    '': 'Content for pages without script.',
    icon: 'The icon of the link; by default that of the child link, or a bag.',
    empty: 'The content of the panel when the last line is removed while it is open.',
    footer: 'Content below the buttons of the panel.',
  },
  parts: {
    link: 'The link to the basket, which opens the panel.',
    badge: 'The counter; empty for an empty basket.',
    panel: 'The panel.',
    product: 'One product.',
    name: 'The name of a product, which is a link.',
    size: 'The size of a product.',
    price: 'The price of a line.',
    'price-other': 'The price of a line in the other price type, net or gross; hidden by default.',
    'unit-price': 'The price of one unit, if it is known; hidden by default.',
    'unit-price-other':
      'The price of one unit in the other price type, if it is known; hidden by default.',
    total: 'The price of all products, without delivery.',
    'total-other': 'The price of all products in the other price type, net or gross.',
    shipping: 'The price of the delivery.',
    'free-shipping':
      'The amount that is missing for free delivery, or the news that it is reached.',
    'one-click': 'The link to the one-click purchase.',
  },
  states: {
    loading: 'The basket is being read.',
    empty: 'The basket has no products.',
    error: 'The basket could not be read.',
    list: 'There are 11 to 22 products.',
    hidden: 'There are no products, or more than 22: the panel does not open.',
    'free-shipping': 'Free delivery is reached.',
  },
};
