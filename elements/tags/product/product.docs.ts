import type { Docs } from '../../declare/docs.ts';
import type { productElement } from './product.element.ts';

export const productDocs: Docs<typeof productElement> = {
  purpose: 'shopping',
  summary: {
    en: 'A product with its form: the other tags of that product follow the shopper’s choice.',
    pl: 'Produkt przy swoim formularzu: pozostałe znaczniki dostosowują się do wyboru klienta.',
  },
  synonyms: ['variant', 'buy', 'add to cart', 'wariant', 'kup', 'do koszyka'],
  related: [
    'choice',
    'quantity',
    'availability',
    'price',
    'omnibus-price',
    'subscription-price',
    'instalments',
    'list-button',
    'minicart',
  ],
  accessibility: 'The form and its controls are the page’s; the tag shows nothing.',
  keyboard: {
    Escape: 'Closes the message about the basket if it has focus.',
  },
  calls: {
    addProductsToBasket: 'When the button of the form is clicked.',
    projector: 'Once a size is chosen; at once if `fresh` is `always` or the page is cached.',
    basket: 'After that, for the tags that show the basket.',
  },
  attributes: {
    form: {
      description:
        'The form of the product, by its id or a selector; without it the first form in the tag.',
      names: 'place',
    },
    product: {
      description:
        'The product as an entry of the page’s `product_data`; without it the entry with the id in the form.',
      expected: 'the JSON of a product with its sizes, as sent by the platform',
      data: 'product-data',
    },
    url: 'Whether the chosen size is written to the URL of the page, without a new history entry; a card never changes the URL.',
    fresh: 'When price and stock are requested: once a size is chosen, also at once, or never.',
    afterAdd: 'Whether the basket page opens after the product was added.',
    card: 'Whether it is one of many products in a list. Tags outside never follow it.',
    priceType: 'Which price the shopper sees.',
  },
  events: {
    onChange: 'The choice, its price or whether it can be bought has changed.',
    onAdd: 'The product is about to be added to the basket.',
    onAdded: 'The product has been added to the basket.',
    onRefuse: 'The product was not added; a message shows the reason.',
  },
  prevented: { onAdd: 'nothing is added' },
  methods: {
    refresh: 'Requests price and stock of the choice.',
    add: 'Adds the choice to the basket, like a click on the form’s button.',
    choose:
      'Writes a size, a quantity or a subscription into the form; resolves to whether the product has them.',
  },
  computed: {
    choice: 'The shopper’s current choice; undefined without a product.',
    data: 'The data of the product, including later answers of the platform.',
  },
  slots: { '': 'The form of the product; it works without JavaScript.' },
  states: {
    choose: 'A size must be chosen.',
    conflict: 'No variant has the chosen values.',
    'sold-out': 'The chosen size is sold out.',
    'on-request': 'The price is given on request.',
    'too-few': 'The quantity is below the minimum.',
    'too-many': 'The quantity is above the maximum.',
    buyable: 'The choice can be bought.',
    fresh: 'A slow request for price and stock is pending.',
    turning: 'Another variant is loading.',
    'price-changed': 'The price has just changed.',
    adding: 'The choice is being added to the basket.',
  },
};
