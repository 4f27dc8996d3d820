import type { Product } from '../../../../platform/catalogue/catalogue.types.ts';
import { cheapestSize, hasSeveralPrices } from '../../../../platform/catalogue/sizes.ts';
import { omnibusProduct } from '../../../../platform/omnibus.ts';
import { type Html, html, jsonScript, type Part } from '../../../html.ts';
import type { PageContext } from '../../../page.ts';
import { omnibusRows } from '../../../partials/omnibus.ts';
import { productPrice, sizePrice, soldAtOnce } from '../../../partials/price.ts';
import { productData } from '../../../partials/product-data.ts';
import { HOST_TEXTS } from '../../texts.ts';
import { adopts, taken } from '../mode.ts';

/** The data for a price tag. */
interface PrintedPrices {
  /** The attribute with the control of the size. */
  readonly from: Part;
  /** The data as an attribute, if the tag is around the theme's block. */
  readonly data: Part;
  /** The script that sets the data of the tag with an id, if the tag replaces the block. */
  readonly script: (id: string) => Part;
}

const NOTHING: PrintedPrices = { from: '', data: '', script: () => '' };

/** The data for a price tag on a page without `shop-product`, which it would follow. */
function printedPrices(product: Product, context: PageContext): PrintedPrices {
  if (adopts('product', context)) return NOTHING;
  const data = jsonScript(productData(product, context));
  return {
    from: html` size-from="#projector_size_hidden"`,
    data: html`<script type="application/json">${data}</script>`,
    script: (id) =>
      html`<script nonce="${context.nonce}" data-shop-ajax="each">document.querySelector('#${id}').product = product_data[0];</script>`,
  };
}

/** The theme's own message; empty for a product without an offer. */
function lowestPrice(product: Product, { lang }: PageContext): Part {
  const { formatted } = omnibusProduct(product, { lang }).price.omnibusPrice?.gross ?? {};
  return formatted && html`<p class="omnibus_price">${HOST_TEXTS[lang].lowest}: ${formatted}</p>`;
}

/** The tag's initial content, so that the layout does not shift; with several sizes, none is chosen yet. */
function standIn(product: Product, context: PageContext): Part {
  if (!product.offer || product.sizes.length > 1) return '';
  const { price } = omnibusProduct(product, { lang: context.lang });
  return html`<span class="omnibus">${omnibusRows(product, price, context)}</span>`;
}

/** The lowest price before the discount. */
export function omnibus(product: Product, context: PageContext): Html {
  const { from, data, script } = printedPrices(product, context);
  return taken(
    {
      plain: html`<div id="projector_omnibus">${lowestPrice(product, context)}</div>`,
      around: html`<div id="projector_omnibus"><shop-omnibus-price${from}>${data}${standIn(product, context)}</shop-omnibus-price></div>`,
      instead: html`<shop-omnibus-price id="projector_omnibus"${from}>${standIn(product, context)}</shop-omnibus-price>
        ${script('projector_omnibus')}`,
    },
    context,
  );
}

/** The price until a size is chosen. */
function firstPrice(product: Product, context: PageContext): Html {
  const from = hasSeveralPrices(product) && html`${context.texts.from} `;
  return html`${from}${sizePrice(cheapestSize(product), product, context)}`;
}

/**
 * Around: the theme's price shows until a size is chosen. Instead: the theme's script writes into the tag, which uses
 * its own data.
 */
function chosenPrice(product: Product, context: PageContext): Html {
  const { from, data, script } = printedPrices(product, context);
  const amount = firstPrice(product, context);
  const plain = html`<strong id="projector_price_value">${amount}</strong>`;
  return taken(
    {
      plain,
      around: html`<shop-price${from}>${data}${plain}</shop-price>`,
      instead: html`<shop-price id="projector_price_value"${from}>${amount}</shop-price>
        ${script('projector_price_value')}`,
    },
    context,
  );
}

/** The price of the current choice. */
export function prices(product: Product, context: PageContext): Html {
  const { settings, texts } = context;
  if (cheapestSize(product).grosz === 0)
    return html`<strong id="projector_price_value">${productPrice(product, context)}</strong>`;
  return html`${chosenPrice(product, context)} ${soldAtOnce(product, context)}
    ${settings.priceType === 'net' && texts.net}`;
}
