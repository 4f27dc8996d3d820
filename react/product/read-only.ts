import type { ProductRecord } from '../../logic/product/product-record.schema.ts';
import { readProduct } from './hold-product.ts';
import { type PublicChoice, publicChoice } from './public-choice.ts';

/** What the shopper has chosen now; undefined while the tag has no product. */
export function choiceOf(
  _values: object,
  _config: object,
  host: HTMLElement,
): PublicChoice | undefined {
  const product = readProduct(host);
  return product && publicChoice(product.choice);
}

/** What is known of the product, with what the platform has answered since. */
export const dataOf = (
  _values: object,
  _config: object,
  host: HTMLElement,
): ProductRecord | undefined => readProduct(host)?.record;
