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

/** The amount that a calculation is for: none, the product’s, the product’s with the basket’s, the basket’s. */
export type InstalmentsScope = 'none' | 'product' | 'with-basket' | 'basket';

/** A bound of the provider that an amount breaks. */
export type BrokenBound = 'min' | 'max';

/** One calculation that the shopper may ask for. */
export interface Offer {
  readonly scope: InstalmentsScope;
  /** Undefined where it is not known, and for the scope `none`. */
  readonly amount: Decimal | undefined;
  readonly broken: readonly BrokenBound[];
  /** Whether product and basket have different currencies. */
  readonly isMixed: boolean;
}

/** A calculation that the shopper has asked for, as the page hears of it. */
export interface CalculatorRun {
  /** Such as `123.45`; undefined without a price. */
  readonly amount: string | undefined;
  /** The provider’s page for the amount; undefined where the link is no http(s) or site-relative address. */
  readonly link: string | undefined;
  readonly scope: InstalmentsScope;
}

/** What stands in the way of paying the basket by instalments. */
export type BasketNotice = 'tooMany' | 'notAllAllowed';

/** The answer to a press of the button. */
export interface InstalmentsPlan {
  /** Runs at once; undefined where the shopper has to be asked or told. */
  readonly direct: Offer | undefined;
  /** The choices of the dialog; none where a notice forbids all. */
  readonly offers: readonly Offer[];
  readonly notices: readonly BasketNotice[];
}

/** The product and the provider’s terms, as the attributes of the tag have them. */
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

/** Whether an offer may be run. */
export const isOpenOffer = ({ amount, broken, isMixed }: Offer): boolean =>
  amount !== undefined && broken.length === 0 && !isMixed;

/** The quantity that the shopper typed; one where that is no positive number. */
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

/** The provider’s lowest and highest amounts; a bound of 0 is none. Warns the author of bounds that no amount keeps. */
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

/** The price of one unit, of the shopper’s price type. */
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
  // a price that the author gives for the whole basket has the author's currency
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

/**
 * The answer to a press (docs/specification.md#s5-instalments); undefined where there is no price, so that nothing can
 * be calculated.
 */
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
