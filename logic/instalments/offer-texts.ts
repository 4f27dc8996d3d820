import type { BrokenBound, InstalmentsPlan, InstalmentsScope, Offer } from './instalments.model.ts';
import type { InstalmentsDialogTexts } from './instalments-dialog.messages.ts';

type Texts = InstalmentsDialogTexts;
type PlainText = { [K in keyof Texts]: Texts[K] extends string ? K : never }[keyof Texts];

interface ScopeTexts {
  readonly label: PlainText;
  readonly min: PlainText;
  readonly max: PlainText;
}

const PRODUCT: ScopeTexts = { label: 'product', min: 'productTooLittle', max: 'productTooMuch' };

const TEXTS_OF: Readonly<Record<InstalmentsScope, ScopeTexts>> = {
  none: PRODUCT,
  product: PRODUCT,
  'with-basket': { label: 'withBasket', min: 'withBasketTooLittle', max: 'withBasketTooMuch' },
  basket: { label: 'basket', min: 'basketTooLittle', max: 'basketTooMuch' },
};

/** The label of an offer’s button. */
export const offerLabel = ({ scope }: Offer, texts: Texts): string => texts[TEXTS_OF[scope].label];

/** Why an offer is disabled, and what the shopper can do; undefined if enabled. */
export function offerHint({ scope, amount, broken, isMixed }: Offer, texts: Texts) {
  if (isMixed) return texts.otherCurrency;
  if (!amount) return texts.unknownSum;
  const [bound] = broken;
  return bound && texts[TEXTS_OF[scope][bound]];
}

/** The limits that any offer violates. */
export const brokenBounds = ({ offers }: InstalmentsPlan): BrokenBound[] => [
  ...new Set(offers.flatMap(({ broken }) => broken)),
];
