import { worthOf } from '../money.ts';
import type { Product } from './catalogue.types.ts';

/** What the cheapest size of a product costs, for what is sold at once, in grosz; 0 stands for "on request". */
export function paidAtOnce({ sizes, unit }: Product): number {
  return worthOf(Math.min(...sizes.map(({ grosz }) => grosz)), unit.sellBy);
}
