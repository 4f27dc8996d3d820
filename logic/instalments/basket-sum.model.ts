import { type Basket, basketSignature } from '../basket/basket.model.ts';
import type { BasketState } from '../basket/basket-state.atoms.ts';
import type { Decimal } from '../money/decimal.ts';
import { readAmount } from '../money/read-amount.ts';
import type { PriceType } from '../settings/shop-config.ts';
import { hostCell } from '../state/by-host.ts';
import type { PrintedAmount } from './instalments.schema.ts';

/** The basket as printed into the attributes of the element. */
export interface PrintedBasket {
  readonly totalPrice: PrintedAmount | undefined;
  readonly basketCount: number | undefined;
  readonly basketCost: PrintedAmount | undefined;
  readonly basketCostNet: PrintedAmount | undefined;
}

/** The data of the basket needed for instalments. */
export interface BasketSum {
  /** The number of distinct products. */
  readonly count: number;
  /** Undefined if unknown, such as while the basket is loading. */
  readonly cost: Decimal | undefined;
  /** Also false while unknown. */
  readonly isEmpty: boolean;
  /** Whether its currency is known to differ from the product’s. */
  readonly isForeign: boolean;
}

interface Sources {
  readonly printed: PrintedBasket;
  readonly page: BasketState;
  readonly priceType: PriceType;
}

interface Seen {
  readonly printed: string;
  readonly signature: string | undefined;
}

/** The basket of the page when an element’s attributes were read. */
const seenBasket = hostCell<Seen>({ printed: '', signature: undefined });

/**
 * Whether the printed basket is current: until the page’s own basket changes. Then the attributes are outdated, until a
 * script sets others.
 */
export function isPrintedInForce(host: object, printed: PrintedBasket, basket?: Basket): boolean {
  const cell = seenBasket(host);
  const { totalPrice, basketCount, basketCost, basketCostNet } = printed;
  const texts = [totalPrice, basketCost, basketCostNet].map((amount) => amount?.text);
  const text = JSON.stringify([basketCount, ...texts]);
  const now = basket && basketSignature(basket);
  if (cell.current.printed !== text) cell.current = { printed: text, signature: undefined };
  const signature = cell.current.signature ?? now;
  cell.current = { printed: text, signature };
  return signature === now || now === undefined;
}

const NOT_PRINTED: PrintedBasket = {
  totalPrice: undefined,
  basketCount: undefined,
  basketCost: undefined,
  basketCostNet: undefined,
};

/** The basket’s cost. */
function costOf({ printed, page, priceType }: Sources): Decimal | undefined {
  const { basketCost, basketCostNet, totalPrice } = printed;
  const own = priceType === 'net' ? (basketCostNet ?? basketCost) : basketCost;
  const { value, formatted } = page.basket?.worth[priceType] ?? {};
  return totalPrice ?? own ?? readAmount(value ?? formatted);
}

function countOf({ printed, page: { basket } }: Sources, cost: Decimal | undefined): number {
  const own = basket && (basket.products.length || basket.count);
  return printed.basketCount ?? own ?? (cost && cost.units > 0n ? 1 : 0);
}

/** Whether the page’s basket is being read again, or for the first time although nothing is printed. */
const isReading = ({ printed, page: { isLoading, basket } }: Sources): boolean =>
  isLoading && (basket !== undefined || printed.basketCount === undefined);

/** The texts in which a basket shows its currency. */
const pricesOf = ({ printed, page }: Sources): string[] =>
  [printed.totalPrice?.text, printed.basketCost?.text, page.basket?.worth.gross.formatted].filter(
    (text) => text !== undefined,
  );

/** The sum of the basket: the printed one while current, else the page’s if it was read. */
export function basketSum(
  given: Sources,
  keepsPrinted: boolean,
  isForeign: (prices: readonly string[]) => boolean,
): BasketSum {
  const sources = keepsPrinted ? given : { ...given, printed: NOT_PRINTED };
  const known = costOf(sources);
  const count = countOf(sources, known);
  const isUnsure = isReading(sources);
  const isEmpty = count === 0 && !isUnsure;
  const cost = isEmpty ? (known ?? ZERO) : known;
  return {
    count,
    cost: isUnsure ? undefined : cost,
    isEmpty,
    isForeign: !isEmpty && isForeign(pricesOf(sources)),
  };
}

const ZERO: Decimal = { units: 0n, scale: 0 };
