import { addDecimals, isLessDecimal } from '../money/arithmetic.ts';
import {
  type Decimal,
  formatDecimal,
  multiplyDecimals,
  ONE,
  roundDecimal,
} from '../money/decimal.ts';
import { readAmount } from '../money/read-amount.ts';
import { warnAuthor } from '../page/warn-author.ts';
import type { PriceType } from '../settings/shop-config.ts';
import type { BasketSum } from './basket-sum.model.ts';
import type { InstalmentsContext } from './instalments.constants.ts';

/** The amount to calculate: none, the product’s, the product’s with the basket’s, the basket’s. */
export type InstalmentsScope = 'none' | 'product' | 'with-basket' | 'basket';

/** A limit of the provider that an amount violates. */
export type BrokenBound = 'min' | 'max';

/** A calculation that the shopper can choose. */
export interface Offer {
  readonly scope: InstalmentsScope;
  /** Undefined if unknown, and for the scope `none`. */
  readonly amount: Decimal | undefined;
  readonly broken: readonly BrokenBound[];
  /** Whether product and basket have different currencies. */
  readonly isMixed: boolean;
}

/** A chosen calculation: the detail of an event. */
export interface CalculatorRun {
  /** Such as `123.45`; undefined without a price. */
  readonly amount: string | undefined;
  /** The provider’s page for the amount; undefined unless the link is http(s) or site-relative. */
  readonly link: string | undefined;
  readonly scope: InstalmentsScope;
}

/** Why the basket cannot be paid by instalments. */
export type BasketNotice = 'tooMany' | 'notAllAllowed';

/** The result of a click on the button. */
export interface InstalmentsPlan {
  /** The calculation to open at once; undefined if a dialog is needed. */
  readonly direct: Offer | undefined;
  /** The choices of the dialog; empty if a notice forbids all. */
  readonly offers: readonly Offer[];
  readonly notices: readonly BasketNotice[];
}

/** The product and the provider’s terms in the attributes. */
export interface InstalmentsTerms {
  readonly price: Decimal | undefined;
  readonly priceNet: Decimal | undefined;
  readonly minPrice: Decimal | undefined;
  readonly maxPrice: Decimal | undefined;
  readonly maxQuantity: number | undefined;
  readonly notAllAllowed: boolean;
  readonly priceType: PriceType;
  readonly context: InstalmentsContext;
}

interface Situation {
  readonly terms: InstalmentsTerms;
  readonly basket: BasketSum;
  readonly quantity: Decimal;
}

/** Amounts are sent with two decimal places. */
const AMOUNT_SCALE = 2;

const isPositive = (amount: Decimal | undefined): boolean =>
  amount !== undefined && amount.units > 0n;

/** Whether an offer can be chosen. */
export const isOpenOffer = ({ amount, broken, isMixed }: Offer): boolean =>
  amount !== undefined && broken.length === 0 && !isMixed;

/** The quantity that the shopper typed; 1 if it is not a positive number. */
export function quantityOf(typed: string | undefined): Decimal {
  const quantity = readAmount(typed);
  return quantity && isPositive(quantity) ? quantity : ONE;
}

function warnOfBounds(min: Decimal, max: Decimal): void {
  warnAuthor(
    'shop-instalments',
    `min-price="${formatDecimal(min)}": expected at most max-price="${formatDecimal(max)}", no amount can be paid by instalments.`,
  );
}

/** The provider’s minimum and maximum; 0 means no limit. Warns the author about limits that no amount satisfies. */
export function boundsOf({ minPrice: min, maxPrice }: InstalmentsTerms) {
  const max = isPositive(maxPrice) ? maxPrice : undefined;
  if (__DEV__ && min && max && isLessDecimal(max, min)) warnOfBounds(min, max);
  return { min, max };
}

function brokenBounds(amount: Decimal, terms: InstalmentsTerms): BrokenBound[] {
  const { min, max } = boundsOf(terms);
  const broken: BrokenBound[] = [];
  if (min && isLessDecimal(amount, min)) broken.push('min');
  if (max && isLessDecimal(max, amount)) broken.push('max');
  return broken;
}

/** The unit price in the shopper’s price type. */
const unitPrice = ({ price, priceNet, priceType }: InstalmentsTerms): Decimal | undefined =>
  priceType === 'net' ? (priceNet ?? price) : price;

function offerOf(
  scope: InstalmentsScope,
  sum: Decimal | undefined,
  { terms, basket }: Situation,
): Offer {
  const amount = sum && roundDecimal(sum, AMOUNT_SCALE);
  return {
    scope,
    amount,
    broken: amount ? brokenBounds(amount, terms) : [],
    isMixed: scope !== 'product' && basket.isForeign,
  };
}

const NOTHING: Offer = { scope: 'none', amount: undefined, broken: [], isMixed: false };

function productPlan(price: Decimal, situation: Situation): Omit<InstalmentsPlan, 'notices'> {
  const { basket, quantity } = situation;
  const product = multiplyDecimals(price, quantity);
  const both = basket.cost && addDecimals(product, basket.cost);
  const alone = offerOf('product', product, situation);
  const offers = [alone, offerOf('with-basket', both, situation)];
  if (product.units === 0n) return { direct: NOTHING, offers };
  return { direct: basket.isEmpty && isOpenOffer(alone) ? alone : undefined, offers };
}

function basketPlan(
  price: Decimal | undefined,
  situation: Situation,
): Omit<InstalmentsPlan, 'notices'> {
  const sum = price ?? situation.basket.cost;
  // the author sets a price for the whole basket in the author's currency
  const { basket } = situation;
  const known = price ? { ...situation, basket: { ...basket, isForeign: false } } : situation;
  const offer = offerOf('basket', sum, known);
  if (sum?.units === 0n) return { direct: NOTHING, offers: [offer] };
  return { direct: isOpenOffer(offer) ? offer : undefined, offers: [offer] };
}

function noticesOf({ terms, basket }: Situation): BasketNotice[] {
  const notices: BasketNotice[] = [];
  if (terms.maxQuantity !== undefined && basket.count > terms.maxQuantity) notices.push('tooMany');
  if (terms.notAllAllowed) notices.push('notAllAllowed');
  return notices;
}

/** The plan for a click (docs/specification.md#s5-instalments); undefined without a price. */
export function instalmentsPlan(situation: Situation): InstalmentsPlan | undefined {
  const { terms } = situation;
  const price = unitPrice(terms);
  const isBasket = terms.context === 'basket';
  if (!price && !isBasket) return undefined;
  const notices = noticesOf(situation);
  if (notices.length > 0) return { direct: undefined, offers: [], notices };
  const plan = isBasket || !price ? basketPlan(price, situation) : productPlan(price, situation);
  return { ...plan, notices };
}
