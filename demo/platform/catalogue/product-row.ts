import type { Palette } from '../images/palettes.ts';
import type { Shape } from '../images/shapes.ts';

/**
 * A product in the format of the data files:
 * `[id, shape, palette, name, description, 'producer/series/category', sizes, terms]`.
 *
 * Names and descriptions are `polish|english`; the series may be empty. Sizes are `id:złoty*stock`, separated by
 * spaces, with the price of one unit; `id:złoty/lowest*stock` has a lowest price of its own. A stock of -1 is
 * unlimited, and `order` is ordered for the shopper. Terms are `key=value`, or a flag:
 *
 * - `max`: regular price
 * - `low`: lowest price of 30 days
 * - `code`: price without the rebate code
 * - `new`: date of the next price
 * - `vat`
 * - `by`: the step it is sold by
 * - `unit`: `singular:plural:fraction` in both languages
 * - `sub`: subscriptions, `14:15%` or `30:4.50` off after so many days, 10 % by default
 * - `least` and `most`: units of an order
 * - `steps`: `quantity:percent,…` off
 * - `deposit`: of a unit
 * - `points`: loyalty points for a unit
 * - `ships`: days until it is sent, such as `35`, `0@14:00:00` with a deadline, or `unknown`
 * - `parts`: of a set, `product:size:quantity,…`
 * - `choice`: of a product made to order, `name:value:value` in both languages
 * - `virtual`
 * - `second`: has a fallback image
 * - `nonet`: the platform sends no net lowest price
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
