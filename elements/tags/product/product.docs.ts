import type { Docs } from '../../declare/docs.ts';
import type { productElement } from './product.element.ts';

export const productDocs: Docs<typeof productElement> = {
  purpose: 'shopping',
  summary: {
    en: 'A product at its form: the other tags of that product follow what the shopper chooses there.',
    pl: 'Produkt przy swoim formularzu: pozostałe znaczniki idą za wyborem klienta.',
  },
  synonyms: ['variant', 'buy', 'add to cart', 'wariant', 'kup', 'do koszyka'],
  accessibility: 'The form and its controls are the page’s; the tag shows nothing.',
  keyboard: {
    Escape: 'Closes the message about the basket, where it has focus.',
  },
  calls: {
    addProductsToBasket: 'When the button of the form is pressed.',
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
      data: 'product-prices',
    },
    card: 'Whether it is one of many products of a list. Tags outside of it never follow it.',
    priceType: 'Which price the shopper sees.',
  },
  events: {
    onChange: 'The choice, its price or whether it can be bought has changed.',
    onAdd: 'The product is about to be added to the basket.',
    onAdded: 'The product has been added to the basket.',
    onRefuse: 'The product was not added; the shopper was told why.',
  },
  methods: {
    add: 'Adds the choice to the basket, as a press of the form’s button does.',
    choose:
      'Writes a size, a quantity or a subscription into the form; resolves to whether the product has them.',
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
    adding: 'The choice is on its way into the basket.',
  },
};
