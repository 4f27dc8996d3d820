import * as v from 'valibot';
import type { LineQuantity } from '../basket/changes/basket-changes.api.ts';
import { LenientId, LenientText } from '../wire/lenient.ts';
import { sizeId, UNIVERSAL_SIZE } from '../wire/platform-id.ts';

/** A product that a page adds to the basket. */
export interface BasketAddition {
  /** The product's id, as digits. */
  readonly id: number | string;
  /** The size's id, as the platform prints it; omitted, `uniw` or `onesize` for a product of one size. */
  readonly size?: string | undefined;
  /** How many units: a number or a numeric string, with at most three decimal places; 1 by default. */
  readonly quantity?: number | string | undefined;
  /** The customizations that the shopper has chosen, as the platform encodes them. */
  readonly additional?: string | undefined;
}

/** The result of an addition, for scripts. */
export interface AdditionResult {
  readonly ok: boolean;
  /** The message shown to the shopper; empty if the module with the texts failed to load. */
  readonly message: string;
}

/** The result of an addition, for our own elements. */
export interface AdditionReport extends AdditionResult {
  /** The name of the product, if it was added and the basket could be read. */
  readonly name?: string | undefined;
  /** The added quantity, if less than requested. */
  readonly quantity?: number | undefined;
  /** The URL of the basket page. */
  readonly href?: string | undefined;
  /**
   * Why it was not added: a keyword, or the platform's own code. After `module` and `schema`, no request was sent or
   * the platform does not support it; submitting the page's form may still work.
   */
  readonly reason?: string | undefined;
}

const QUANTITY = /^\d+([.,]\d{1,3})?$/;

const textOf = (value: unknown): string => v.parse(LenientText, value).trim();

function quantityOf(value: unknown): number {
  const text = textOf(value ?? 1);
  return QUANTITY.test(text) ? Number(text.replace(',', '.')) : 0;
}

/** The line to add, or the name of the `wrong` value. */
export function parseAddition(given: unknown): { line?: LineQuantity; wrong?: string } {
  const { id, size, quantity, additional } = Object(given);
  // an empty input does not mean a product of one size
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
