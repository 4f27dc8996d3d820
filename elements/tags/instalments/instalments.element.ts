import { INSTALMENTS_CONTEXTS } from '../../../logic/instalments/instalments.constants.ts';
import type { CalculatorRun } from '../../../logic/instalments/instalments.model.ts';
import {
  type PrintedAmount,
  PrintedAmountSchema,
} from '../../../logic/instalments/instalments.schema.ts';
import { PRICE_TYPES } from '../../../logic/settings/shop-config.ts';
import { Instalments } from '../../../react/instalments/Instalments.tsx';
import instalmentsCss from '../../../react/instalments/instalments.css';
import buttonCss from '../../../react/look/button.css';
import { type Attribute, flag, number, oneOf, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { cancelable } from '../../declare/events.ts';

const amount = (): Attribute<PrintedAmount | undefined> => ({
  fallback: undefined,
  schema: PrintedAmountSchema,
  toProperty: (amount) => amount?.text,
});

export const instalmentsElement = declareElement({
  tag: 'shop-instalments',
  group: 'product',
  component: Instalments,
  styles: [buttonCss, instalmentsCss],
  activate: 'visible',
  attributes: {
    name: text(),
    link: text(),
    price: amount(),
    priceNet: amount(),
    currency: text(),
    quantityInput: text(),
    minPrice: amount(),
    maxPrice: amount(),
    totalPrice: amount(),
    basketCount: number(undefined),
    basketCost: amount(),
    basketCostNet: amount(),
    maxQuantity: number(undefined),
    notAllAllowed: flag(),
    priceType: oneOf(PRICE_TYPES, { inherits: 'priceType' }),
    context: oneOf(INSTALMENTS_CONTEXTS),
    for: text(),
  },
  events: {
    onRun: cancelable<CalculatorRun>(),
  },
});
