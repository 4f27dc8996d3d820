import type { Docs } from '../../declare/docs.ts';
import { currencyDocs } from '../../declare/money/currency-docs.ts';
import type { instalmentsElement } from './instalments.element.ts';

const AMOUNT = 'an amount such as 1234.50 or 1 234,50';

export const instalmentsDocs: Docs<typeof instalmentsElement> = {
  purpose: 'shopping',
  summary: {
    en: 'A button that opens the instalment calculator of a provider for the product, the basket, or both; a dialog asks which and says what the provider does not allow.',
    pl: 'Przycisk kalkulatora rat: dla produktu, koszyka albo obu.',
  },
  synonyms: ['installments', 'credit', 'raty', 'kredyt'],
  related: ['minicart'],
  accessibility: 'A button, and a modal dialog with buttons; a disabled amount gives the reason.',
  keyboard: {
    Escape: 'Closes the dialog; focus returns to where it was.',
  },
  calls: { basket: 'On a cached page, unless another tag has read the basket.' },
  children: 'fallback',
  mistakes: [
    {
      is: '[link]:not([link=""], [link*="{calculate_price}"])',
      text: 'link: expected {calculate_price} where the amount goes; without it no amount is sent.',
    },
  ],
  attributes: {
    name: 'The name of the provider, in the texts.',
    link: 'The URL of the provider’s calculator, with `{calculate_price}` where the amount goes (`{{calculate_price}}` in XSLT); by default that of a link in the tag. Scripts are not run: the URL in a plain `window.open("…")` is extracted. Run other scripts in a listener of `shop-instalments-run`.',
    price: {
      description:
        'The price of one unit of the product. On the page of the basket it is the amount of the whole basket, and is optional.',
      expected: AMOUNT,
    },
    priceNet: { description: 'The net price, used with the price type `net`.', expected: AMOUNT },
    currency: currencyDocs(
      'The currency of the price, as a code or a symbol; by default that of the page. If the basket has another one, the two are not added.',
    ),
    quantityInput: {
      description:
        'The input with the quantity, by its id, its name or a selector; by default that of the product that is followed, else 1.',
      names: 'control',
    },
    minPrice: { description: 'The minimum amount of the provider.', expected: AMOUNT },
    maxPrice: {
      description: 'The maximum amount, not below `min-price`; 0 means no limit.',
      expected: AMOUNT,
    },
    totalPrice: {
      description: 'The sum of the basket; overrides `basket-cost`.',
      expected: AMOUNT,
    },
    basketCount:
      'How many different products the basket has. The basket’s attributes are ignored on cached pages, where they may be another shopper’s, and after any change of the basket: the basket itself is then used.',
    basketCost: { description: 'The cost of the basket.', expected: AMOUNT },
    basketCostNet: {
      description: 'The net cost of the basket, used with the price type `net`.',
      expected: AMOUNT,
    },
    maxQuantity: 'The maximum number of different products for the provider.',
    notAllAllowed:
      'Whether some product of the basket cannot be bought by instalments: a message says so, and nothing is run.',
    priceType: 'Which price the shopper sees.',
    context: 'The page that the tag is on: of a product, or of the basket.',
    for: 'The id of the `shop-product` to follow without a `price`, or of its form; by default the nearest, else that of the page. Price, currency and quantity are those of its choice.',
  },
  events: {
    onRun:
      'The shopper has requested a calculation; the page is about to navigate to `link`. `amount` is a text such as `123.45`; `scope` tells what it is for.',
  },
  prevented: { onRun: 'the page does not navigate' },
  slots: {
    '': 'The label of the button. A link or button in the tag replaces it, and works without JavaScript.',
  },
  parts: {
    button: 'The button.',
    error: 'The message if the calculator could not be opened.',
    dialog: 'The dialog.',
    heading: 'The heading of the dialog.',
    message: 'The reason why the provider refuses, or what to choose.',
    product: 'The button for the product only.',
    'with-basket': 'The button for the product and the basket.',
    basket: 'The button for the basket.',
    hint: 'The reason why the button above it is disabled.',
    close: 'The button that closes the dialog.',
    box: 'The container of the dialog’s content.',
    actions: 'The row of the button at the end.',
  },
  states: {
    open: 'The dialog is open.',
    error: 'The calculator could not be opened.',
  },
};
