import type { FreshQuestion } from '../../logic/product/fresh.atoms.ts';
import type { Product } from '../../logic/product/product.atoms.ts';
import { isMade } from './plain-form.ts';

/** What can be asked of a product; undefined until a size is chosen, and for what has a price of its own making. */
export function questionOf(product: Product | undefined): FreshQuestion | undefined {
  const { record, choice } = product ?? {};
  if (!record || !choice?.size || isMade(record)) return undefined;
  const { id, size, subscription } = choice;
  return { id, size, isSubscription: subscription !== undefined };
}
