import { worthOf } from '../money.ts';
import type { Product } from './catalogue.types.ts';

/** The price of the smallest quantity of a product in its cheapest size, in grosz; 0 means "on request". */
export function paidAtOnce({ sizes, unit }: Product): number {
  return worthOf(Math.min(...sizes.map(({ grosz }) => grosz)), unit.sellBy);
}
