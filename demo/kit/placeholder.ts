import { createCatalogue } from '../platform/catalogue/catalogue.ts';
import type { Catalogue } from '../platform/catalogue/catalogue.types.ts';

/** A transparent pixel, because a test page has no server for product pictures. */
export const PLACEHOLDER =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The demo shop's catalogue with placeholders as pictures. */
export function placeholderCatalogue(): Catalogue {
  const { products, versions } = createCatalogue();
  const shown = products.map((product) => ({
    ...product,
    hasSecondImage: false,
    image: PLACEHOLDER,
  }));
  return createCatalogue(shown, versions);
}
