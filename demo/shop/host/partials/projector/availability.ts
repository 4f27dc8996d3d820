import type { Product } from '../../../../platform/catalogue/catalogue.types.ts';
import { sizeAvailability } from '../../../../platform/projector/size-availability.ts';
import { type Html, html } from '../../../html.ts';
import type { PageContext } from '../../../page.ts';
import { taken } from '../mode.ts';
import { selectedSize } from './sizes.ts';

/** The stock of the chosen size, initially of the first one; the theme's script updates it. */
export function availability(product: Product, context: PageContext): Html {
  const size = selectedSize(product, context) ?? product.sizes[0];
  const at = { lang: context.lang, now: context.shop.now() };
  const text = sizeAvailability(product, size, at).status_description;
  return taken(
    {
      around: html`<shop-availability><span id="projector_availability">${text}</span></shop-availability>`,
      instead: html`<shop-availability id="projector_availability">${text}</shop-availability>`,
    },
    context,
  );
}
