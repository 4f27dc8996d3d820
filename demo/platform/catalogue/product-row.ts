import type { Palette } from '../images/palettes.ts';
import type { Shape } from '../images/shapes.ts';

/**
 * A product in the format of the data files:
 * `[id, shape, palette, name, description, 'producer/series/category', sizes, terms]`.
 *
 * - names and descriptions are `polish|english`; the series may be empty;
 * - sizes are `id:złoty*stock`, separated by spaces, the price being for one unit; a stock of -1 has no
 *   bound, and `order` is ordered for the shopper; `id:złoty/lowest*stock` has a lowest price of its own;
 * - terms are `key=value`: `max` (regular price), `low` (lowest of 30 days), `code` (price without
 *   the rebate code), `new` (date of the next price), `vat`, `by` (the step it is sold by), `unit`
 *   (`singular:plural:fraction` in both languages), `sub` (subscriptions: `14:15%` or
 *   `30:4.50` off after so many days, 10 % unless given), `least` and `most` (units
 *   of an order), `steps` (`quantity:percent,…` off), `deposit` (of a unit), `points` (of loyalty, for a
 *   unit), `ships` (days until it is sent, such
 *   as `35`, `0@14:00:00` with a deadline, or `unknown`); `parts` (of a set:
 *   `product:size:quantity,…`), `choice` (of a product made to order: `name:value:value` in both languages); and
 *   the flags `virtual`, `second`
 *   (has a fallback image) and `nonet` (the platform sends no net lowest price).
 */
export type ProductRow = readonly [
  id: number,
  shape: Shape,
  palette: Palette,
  name: string,
  description: string,
  place: string,
  sizes: string,
  terms?: string,
];
