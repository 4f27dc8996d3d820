import type { Docs } from './declare/docs.ts';
import type { minicartElement } from './minicart.element.ts';

export const minicartDocs: Docs<typeof minicartElement> = {
  summary: 'The basket in the page’s header: a link with a counter, and a panel with the products.',
  children: 'fallback',
  attributes: {
    source: 'Where the basket is read from: GraphQL, or the platform’s batch of widgets.',
    basket: {
      description: 'The basket, as either source gives it: nothing is fetched.',
      expected: 'the JSON of a basket, as the platform gives it',
    },
    href: 'The page of the basket.',
    oneClickHref: 'Where the one-click purchase goes; without it there is none.',
    priceType: 'Which prices the shopper sees.',
    editable: 'Whether quantities can be changed and products removed; the source is GraphQL.',
    open: 'Whether the panel is open.',
  },
  events: {
    onLoad: 'A basket is shown.',
    onOpen: 'The panel has opened.',
    onClose: 'The panel has closed.',
    onOneClick: 'The shopper wants to buy with one click; then the link is followed.',
    onChange:
      'The shopper changes lines to these quantities, 0 to remove; then the platform is asked.',
  },
  methods: {
    show: 'Opens the panel, where there is something to show.',
    hide: 'Closes the panel.',
    refresh: 'Reads the basket anew, for all tags of the page.',
  },
  slots: {
    '': 'Shown without script.',
    icon: 'The drawing of the link; by itself that of the link in the tag, else a bag.',
    empty: 'What the panel says when the last line is removed while it is open.',
    footer: 'Below the panel’s buttons.',
  },
  parts: {
    link: 'The link to the basket, which opens the panel.',
    badge: 'The counter; empty where there is nothing to count.',
    panel: 'The panel.',
    product: 'One product.',
    name: 'A product’s name, a link.',
    size: 'A product’s size.',
    price: 'What a line costs.',
    'price-other':
      'What a line costs, net where prices are gross, gross where they are net; not shown by itself.',
    'unit-price': 'What one unit of a line costs, where that is known; not shown by itself.',
    'unit-price-other':
      'What one unit of a line costs in the other price type, where that is known; not shown by itself.',
    total: 'What the products cost, without delivery.',
    'total-other': 'What the products cost, net where prices are gross, gross where they are net.',
    shipping: 'What the delivery costs.',
    'free-shipping': 'What is missing for free delivery, or that it is reached.',
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
