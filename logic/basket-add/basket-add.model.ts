import * as v from 'valibot';
import type { LineQuantity } from '../basket/changes/basket-changes.api.ts';
import { LenientId, LenientText } from '../wire/lenient.ts';
import { sizeId, UNIVERSAL_SIZE } from '../wire/platform-id.ts';

/** A product that a page adds to the basket. */
export interface BasketAddition {
  /** The product's id, as digits. */
  readonly id: number | string;
  /** The size's id, as the platform prints it; left out, as `uniw` and `onesize`, for a product of one size. */
  readonly size?: string | undefined;
  /** How many units: a number, or the text of a field, with three decimal places at most; 1 where it is left out. */
  readonly quantity?: number | string | undefined;
  /** The additions that the shopper has chosen for the product, as the platform names them. */
  readonly additional?: string | undefined;
}

/** The result of an addition, for the page. */
export interface AdditionResult {
  readonly ok: boolean;
  /** The text that the shopper was told; empty where the module that knows the texts could not be loaded. */
  readonly message: string;
}

/** The result of an addition, for our own tags. */
export interface AdditionReport extends AdditionResult {
  /** The name of the product, where it was added and the basket could be read since. */
  readonly name?: string | undefined;
  /** The page of the basket. */
  readonly href?: string | undefined;
  /**
   * Why it was not added: a word of ours, or the platform's own code. After `module` and `schema`, the platform was not
   * asked or does not know the question; the form of the page can ask it still.
   */
  readonly reason?: string | undefined;
}

const QUANTITY = /^\d+([.,]\d{1,3})?$/;

const textOf = (value: unknown): string => v.parse(LenientText, value).trim();

function quantityOf(value: unknown): number {
  const text = textOf(value ?? 1);
  return QUANTITY.test(text) ? Number(text.replace(',', '.')) : 0;
}

/** The line that a page adds, or the name of the value that is `wrong`. */
export function parseAddition(given: unknown): { line?: LineQuantity; wrong?: string } {
  const { id, size, quantity, additional } = Object(given);
  // an input that is still empty is no product of one size
  const line = {
    id: v.parse(LenientId, typeof id === 'string' ? id.trim() : id),
    sizeId: size === undefined ? UNIVERSAL_SIZE : sizeId(textOf(size)),
    additional: textOf(additional),
    quantity: quantityOf(quantity),
  };
  if (!line.id) return { wrong: 'id' };
  if (!line.sizeId) return { wrong: 'size' };
  return line.quantity > 0 ? { line } : { wrong: 'quantity' };
}
