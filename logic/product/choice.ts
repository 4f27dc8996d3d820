import { type Decimal, formatDecimal, ONE } from '../money/decimal.ts';
import { sellByOf } from '../product-prices/sell-by.ts';
import { sizeId } from '../wire/platform-id.ts';
import { sizeIds } from './product-record.model.ts';
import type { ProductRecord } from './product-record.schema.ts';
import { readQuantity } from './read-quantity.ts';

/** What the shopper has chosen of a product. */
export interface Choice {
  /** The product's id, digits; '' where nothing names it. */
  readonly id: string;
  /** A size that the product has; undefined until one is chosen. */
  readonly size: string | undefined;
  /** Undefined for what is no plain decimal number. */
  readonly quantity: Decimal | undefined;
  /** The period of the subscription in days; undefined for a single purchase. */
  readonly subscription: string | undefined;
  /** The additions that the shopper has chosen, as the platform names them. */
  readonly additional: string;
}

/** What the shopper, or a script, changes of a choice. */
export interface ChoiceChange {
  readonly size?: string | undefined;
  readonly quantity?: number | string | undefined;
  readonly subscription?: string | undefined;
}

/** The texts of the controls of a product's form; undefined for a control that it does not have. */
export interface FormReading {
  readonly product: string | undefined;
  readonly size: string | undefined;
  readonly quantity: string | undefined;
  readonly subscription: string | undefined;
  readonly additional: string | undefined;
}

/** The form of a product that has none. */
export const NO_FORM: FormReading = {
  product: undefined,
  size: undefined,
  quantity: undefined,
  subscription: undefined,
  additional: undefined,
};

/** Whether a product has a size; one without data may have any. */
export function hasSize(record: ProductRecord | undefined, size: string): boolean {
  const ids = sizeIds(record);
  return ids.length === 0 || ids.includes(sizeId(size));
}

/** The size that is chosen. A product that has but one needs no control for it. */
function chosenSize(given: string | undefined, record: ProductRecord | undefined) {
  if (given !== undefined) return hasSize(record, given) ? sizeId(given) || undefined : undefined;
  const [only, ...others] = sizeIds(record);
  return others.length === 0 ? only : undefined;
}

/** The quantity of a form without a control for it: what is sold at once. */
const leastQuantity = (record: ProductRecord | undefined): Decimal => sellByOf(record?.unit) ?? ONE;

/** The choice that a form holds. */
export function readChoice(form: FormReading, record: ProductRecord | undefined): Choice {
  const { product, size, quantity, subscription, additional } = form;
  return {
    id: product || record?.id || '',
    size: chosenSize(size, record),
    quantity: quantity === undefined ? leastQuantity(record) : readQuantity(quantity),
    subscription: subscription === '0' ? undefined : subscription || undefined,
    additional: additional ?? '',
  };
}

/** What the shopper has chosen, as scripts see it. */
export interface PublicChoice {
  readonly id: string;
  /** '' until a size is chosen. */
  readonly size: string;
  /** 0 where the field holds no quantity. */
  readonly quantity: number;
  /** The period in days; '' for a single purchase. */
  readonly subscription: string;
}

/** A choice as scripts see it. */
export const publicChoice = ({ id, size, quantity, subscription }: Choice): PublicChoice => ({
  id,
  size: size ?? '',
  quantity: quantity ? Number(formatDecimal(quantity)) : 0,
  subscription: subscription ?? '',
});
