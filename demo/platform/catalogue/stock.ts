import type { Size } from './catalogue.types.ts';

type Stocked = Pick<Size, 'stock'>;

/** The stock of a size that the shop never runs out of. */
export const UNLIMITED = -1;

/** Whether a size can be bought at all. */
export function hasStock({ stock }: Stocked): boolean {
  return stock !== 0;
}

/** The available units of a size; `Infinity` if unlimited. */
export function mostInStock({ stock }: Stocked): number {
  return stock === UNLIMITED ? Number.POSITIVE_INFINITY : stock;
}
