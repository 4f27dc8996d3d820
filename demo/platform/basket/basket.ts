import type { Catalogue, Product, Size } from '../catalogue/catalogue.types.ts';
import { unitGrosz } from '../catalogue/sale-terms.ts';
import { REBATE_CODES } from '../data/rebate-codes.ts';
import { divideRounded, netOf, worthOf } from '../money.ts';
import type { Region } from '../region/regions.ts';
import type { BasketLine } from '../stores/store.ts';
import { subscribed } from '../subscription.ts';

/** The VAT rate of shipping. */
export const SHIPPING_VAT_PERCENT = 23;

/** An amount with and without VAT, in grosz. */
export interface Worth {
  readonly gross: number;
  readonly net: number;
}

/** A product in a basket; the quantity is in units. */
export interface Item {
  readonly product: Product;
  readonly size: Size;
  readonly quantity: number;
  /** The days between deliveries of a subscription. */
  readonly subscription: number | undefined;
  readonly worth: Worth;
}

/** A basket with its sums; amounts in grosz. */
export interface Basket {
  readonly items: readonly Item[];
  /** Counts pieces, or packs if a product is not sold by the piece. */
  readonly count: number;
  readonly worth: Worth;
  readonly shipping: Worth;
  /** The amount missing for free shipping; 0 when it is reached. */
  readonly toShippingFree: number;
  readonly freeFrom: number;
}

/** A gross amount in grosz with its net amount. */
export function worth(gross: number, vatPercent: number): Worth {
  return { gross, net: netOf(gross, vatPercent) };
}

/** What a basket is counted with. */
export interface BasketTerms {
  readonly catalogue: Catalogue;
  readonly region: Region;
  /** The active rebate code; '' without one. */
  readonly code: string;
}

const PERCENT = 100;

/** An amount less the rebate of a code. */
function rebated(grosz: number, code: string): number {
  const percent = REBATE_CODES.get(code)?.percent ?? 0;
  return grosz - divideRounded(grosz * percent, PERCENT);
}

function itemOf(line: BasketLine, { catalogue, code }: BasketTerms): Item | undefined {
  const { quantity, subscription } = line;
  const found = catalogue.product(line.productId);
  const product = found && subscription ? subscribed(found, subscription) : found;
  const size = product?.sizes.find(({ id }) => id === line.sizeId);
  if (!product || !size) return undefined;
  const gross = rebated(worthOf(unitGrosz(product, size, quantity), quantity), code);
  return { product, size, quantity, subscription, worth: worth(gross, product.vatPercent) };
}

function sum(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}

/** The basket with these lines. Lines with a product that is no longer sold are left out. */
export function basketOf(lines: readonly BasketLine[], terms: BasketTerms): Basket {
  const { region } = terms;
  const items = lines.map((line) => itemOf(line, terms)).filter((item) => item !== undefined);
  const gross = sum(items, (item) => item.worth.gross);
  const isFree = items.length === 0 || gross >= region.freeFromGrosz;
  return {
    items,
    count: sum(items, (item) => Math.round(item.quantity / item.product.unit.sellBy)),
    worth: { gross, net: sum(items, (item) => item.worth.net) },
    shipping: worth(isFree ? 0 : region.shippingGrosz, SHIPPING_VAT_PERCENT),
    toShippingFree: Math.max(0, region.freeFromGrosz - gross),
    freeFrom: region.freeFromGrosz,
  };
}
