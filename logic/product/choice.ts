import { type Decimal, formatDecimal, ONE } from '../money/decimal.ts';
import { sellByOf } from '../product-prices/amount.ts';
import { sizeId } from '../wire/platform-id.ts';
import { sizeIds } from './product-record.model.ts';
import type { ProductRecord } from './product-record.schema.ts';
import { readQuantity } from './read-quantity.ts';

/** The shopper's choice of a product. */
export interface Choice {
  /** The product's id, digits; '' if unknown. */
  readonly id: string;
  /** A size that the product has; undefined until one is chosen. */
  readonly size: string | undefined;
  /** Undefined unless it is a plain decimal number. */
  readonly quantity: Decimal | undefined;
  /** The period of the subscription in days; undefined for a single purchase. */
  readonly subscription: string | undefined;
  /** The chosen customizations, as the platform encodes them. */
  readonly additional: string;
}

/** A change of a choice by the shopper or a script. */
export interface ChoiceChange {
  readonly size?: string | undefined;
  readonly quantity?: number | string | undefined;
  readonly subscription?: string | undefined;
}

/** The values of the controls of a product's form; undefined without the control. */
export interface FormReading {
  readonly product: string | undefined;
  readonly size: string | undefined;
  readonly quantity: string | undefined;
  readonly subscription: string | undefined;
  readonly additional: string | undefined;
}

/** The values without a form. */
export const NO_FORM: FormReading = {
  product: undefined,
  size: undefined,
  quantity: undefined,
  subscription: undefined,
  additional: undefined,
};

/** Whether a product has a size; true without data. */
export function hasSize(record: ProductRecord | undefined, size: string): boolean {
  const ids = sizeIds(record);
  return ids.length === 0 || ids.includes(sizeId(size));
}

/** The chosen size. A product with a single size needs no control for it. */
function chosenSize(given: string | undefined, record: ProductRecord | undefined) {
  if (given !== undefined) return hasSize(record, given) ? sizeId(given) || undefined : undefined;
  const [only, ...others] = sizeIds(record);
  return others.length === 0 ? only : undefined;
}

/** The quantity of a form without a control for it: the selling unit. */
const leastQuantity = (record: ProductRecord | undefined): Decimal => sellByOf(record?.unit) ?? ONE;

/** The choice in a form. */
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

/** The shopper's choice, for scripts. */
export interface PublicChoice {
  readonly id: string;
  /** '' until a size is chosen. */
  readonly size: string;
  /** 0 if the field contains no valid quantity. */
  readonly quantity: number;
  /** The period in days; '' for a single purchase. */
  readonly subscription: string;
}

/** Converts a choice for scripts. */
export const publicChoice = ({ id, size, quantity, subscription }: Choice): PublicChoice => ({
  id,
  size: size ?? '',
  quantity: quantity ? Number(formatDecimal(quantity)) : 0,
  subscription: subscription ?? '',
});
