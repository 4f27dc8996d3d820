import type { Docs } from '../../declare/docs.ts';
import type { productElement } from './product.element.ts';

export const productDocs: Docs<typeof productElement> = {
  purpose: 'shopping',
  summary: {
    en: 'A product at its form: the other tags of that product follow what the shopper chooses there.',
    pl: 'Produkt przy swoim formularzu: pozostałe znaczniki idą za wyborem klienta.',
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
    Escape: 'Closes the message about the basket, where it has focus.',
  },
  calls: {
    addProductsToBasket: 'When the button of the form is pressed.',
    projector:
      'Once a size is chosen, and where `fresh` is `always` or the page came from a cache, at once.',
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
        'The product as one entry of the page’s `product_data`; without it the entry with the id in the form.',
      expected: 'the JSON of a product with its sizes, as the platform gives it',
      data: 'product-data',
    },
    url: 'Whether the chosen size stands in the address of the page, in the same entry of its history; a card always keeps the address.',
    fresh:
      'When the platform is asked for price and stock: once a size is chosen, also at once, or never.',
    afterAdd: 'Whether the page of the basket follows once the product was added.',
    card: 'Whether it is one of many products of a list. Tags outside of it never follow it.',
    priceType: 'Which price the shopper sees.',
  },
  events: {
    onChange: 'The choice, its price or whether it can be bought has changed.',
    onAdd: 'The product is about to be added to the basket.',
    onAdded: 'The product has been added to the basket.',
    onRefuse: 'The product was not added; the shopper was told why.',
  },
  prevented: { onAdd: 'nothing is added' },
  methods: {
    refresh: 'Asks the platform for price and stock of the choice.',
    add: 'Adds the choice to the basket, as a press of the form’s button does.',
    choose:
      'Writes a size, a quantity or a subscription into the form; resolves to whether the product has them.',
  },
  computed: {
    choice: 'The choice of the shopper now; undefined without a product.',
    data: 'The data of the product, with the answers of the platform since.',
  },
  slots: { '': 'The form of the product; it works without script.' },
  states: {
    choose: 'A size has to be chosen.',
    conflict: 'No version has what is chosen.',
    'sold-out': 'The chosen size is sold out.',
    'on-request': 'The price is given on request.',
    'too-few': 'The quantity is less than can be bought.',
    'too-many': 'The quantity is more than can be bought.',
    buyable: 'The choice can be bought.',
    fresh: 'Price and stock are being asked for, and that takes a while.',
    turning: 'Another version is on its way.',
    'price-changed': 'The price has just changed.',
    adding: 'The choice is on its way into the basket.',
  },
};
