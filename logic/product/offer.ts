import { isLessDecimal } from '../money/arithmetic.ts';
import { type Decimal, multiplyDecimals, ONE, parseDecimal } from '../money/decimal.ts';
import { formattedOf, sellByOf } from '../product-prices/amount.ts';
import { choosePrice } from '../product-prices/chosen-price.ts';
import type { PriceType } from '../settings/shop-config.ts';
import { readPath } from '../wire/json.ts';
import type { Choice } from './choice.ts';
import type { ProductRecord } from './product-record.schema.ts';
import { type RebateStep, rebateStep } from './rebate-steps.ts';

/** An amount of money from the platform. */
export interface OfferAmount {
  /** Undefined if the platform sends only the text. */
  readonly value: Decimal | undefined;
  /** The formatted text; '' if the platform sends none. */
  readonly formatted: string;
}

/** The unit costs of a product in the chosen size and quantity; amounts that do not apply are undefined. */
export interface Offer {
  /** The price at the rebate step of the quantity. Undefined while no size is chosen and prices differ. */
  readonly price: OfferAmount | undefined;
  /** The price of the selling unit; undefined if that is one unit. */
  readonly pack: OfferAmount | undefined;
  readonly regular: OfferAmount | undefined;
  readonly suggested: OfferAmount | undefined;
  readonly beforeRebate: OfferAmount | undefined;
  readonly advance: OfferAmount | undefined;
  readonly deposit: OfferAmount | undefined;
  /** The points that a unit costs, and those that it earns. */
  readonly points: Decimal | undefined;
  readonly pointsReceive: Decimal | undefined;
  /** The current step of the quantity rebate. */
  readonly step: RebateStep | undefined;
}

/** Whether the price is on request, for which the platform sends zero. */
export const isOnRequest = (offer: Offer | undefined): boolean => offer?.price?.value?.units === 0n;

function amountOf(amount: unknown): OfferAmount | undefined {
  const value = parseDecimal(readPath(amount, 'value'));
  const formatted = formattedOf(amount);
  return value || formatted ? { value, formatted: formatted ?? '' } : undefined;
}

/** The prices of a unit and of a selling unit. */
interface UnitPrice {
  readonly one: OfferAmount | undefined;
  readonly pack: OfferAmount | undefined;
}

const timesOf = (amount: OfferAmount | undefined, quantity: Decimal): OfferAmount | undefined =>
  amount?.value && { value: multiplyDecimals(amount.value, quantity), formatted: '' };

/**
 * Templates print one of the two as the price and the other as the unit price, in either order; the greater one is for
 * the greater quantity.
 */
function unitPrice(
  price: OfferAmount | undefined,
  unit: OfferAmount | undefined,
  sellBy: Decimal | undefined,
): UnitPrice {
  if (!sellBy) return { one: price ?? unit, pack: undefined };
  if (!price) return { one: unit, pack: timesOf(unit, sellBy) };
  if (!price.value || !unit?.value) return { one: price, pack: unit };
  const isPackFirst = isLessDecimal(unit.value, price.value) === isLessDecimal(ONE, sellBy);
  return isPackFirst ? { one: unit, pack: price } : { one: price, pack: unit };
}

function pointsOf(value: unknown): Decimal | undefined {
  const points = parseDecimal(value);
  return points && points.units > 0n ? points : undefined;
}

/** The unit costs for the record of the product and the shopper's choice. */
export function offerOf(
  record: ProductRecord,
  { size, quantity }: Choice,
  priceType: PriceType,
): Offer {
  const price = choosePrice(record, size, priceType);
  const amount = (name: string) => amountOf(readPath(price, name, priceType));
  const step = rebateStep(price, quantity, priceType);
  const sellBy = sellByOf(record.unit);
  const { one, pack } = unitPrice(amount('price'), amount('unit'), sellBy);
  const before = amountOf(readPath(price, 'beforeRebateDetails', 'unit', priceType));
  return {
    price: step?.price ?? one,
    pack: step?.price && sellBy ? timesOf(step.price, sellBy) : pack,
    regular: amount('max'),
    suggested: amount('suggested'),
    beforeRebate: unitPrice(amount('beforeRebate'), before, sellBy).one,
    advance: amount('advancePrice'),
    deposit: amount('totalDepositPrice') ?? amount('depositPrice'),
    points: pointsOf(record.points),
    pointsReceive: pointsOf(record.pointsReceive),
    step,
  };
}
