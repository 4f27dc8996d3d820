import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { hasSeveralPrices } from '../../platform/catalogue/sizes.ts';
import { type OmnibusPrices, omnibusProduct } from '../../platform/omnibus.ts';
import { type Html, html, jsonScript } from '../html.ts';
import type { PageContext } from '../page.ts';
import { priceText } from './price.ts';
import { chosenSize } from './product/chosen-size.ts';

function row(label: string, price: string | undefined, classes = 'omnibus__row'): Html {
  return html`${price !== undefined && html`<span class="${classes}">${label}: <b><bdi>${price}</bdi></b></span>`}`;
}

function label(
  { rebateCodeActive, omnibusPriceDetails: details }: OmnibusPrices,
  context: PageContext,
) {
  const { texts } = context;
  if (rebateCodeActive) return texts.codeOffer;
  const isDated = details?.newPriceEffectiveUntil !== undefined;
  return details?.omnibusPriceIsHigherThanSellingPrice && !isDated ? texts.special : texts.bargain;
}

/**
 * The text that the tag will show, so that the layout does not shift; empty without a lowest price. Amounts are for one
 * unit.
 */
export function omnibusRows(product: Product, prices: OmnibusPrices, context: PageContext): Html {
  const { texts, settings } = context;
  const { priceType: type } = settings;
  const details = prices.omnibusPriceDetails;
  const lowest = prices.omnibusPrice?.[type] && details?.unit[type]?.formatted;
  if (lowest === undefined) return html``;
  const max = product.offer?.regular;
  const regular = max && priceText(max, product, context);
  const before = prices.beforeRebateDetails?.unit[type]?.formatted;
  const date = details?.newPriceEffectiveUntil?.formatted;
  return html`<span class="omnibus__label">${label(prices, context)}</span>
    ${row(texts.lowestPrice, lowest)}
    ${regular !== lowest && row(texts.regularPrice, regular || undefined, 'omnibus__row omnibus__regular')}
    ${before !== lowest && row(texts.priceWithoutCode, before)}
    ${date !== undefined && row(texts.upcomingPrice(date), prices.max?.[type].formatted)}`;
}

/** The lowest price of the 30 days before a discount; empty for a product without an offer. */
export function omnibus(product: Product, context: PageContext): Html {
  if (!product.offer) return html``;
  const data = omnibusProduct(product, { lang: context.lang });
  return html`<shop-omnibus-price size="${product.sizes[0].id}">
    <script type="application/json">${jsonScript(data)}</script>
    <span class="omnibus">${omnibusRows(product, data.price, context)}</span>
  </shop-omnibus-price>`;
}

/**
 * The lowest price on the product page, for the size chosen there; if prices differ by size, the tag waits for the
 * choice.
 */
export function followedOmnibus(product: Product, context: PageContext): Html {
  if (!product.offer) return html``;
  const size = chosenSize(product, context);
  const { price, sizes } = omnibusProduct(product, { lang: context.lang });
  const prices = sizes.find(({ id }) => id === size?.id)?.price ?? price;
  const text = html`<span class="omnibus">${omnibusRows(product, prices, context)}</span>`;
  if (size || !hasSeveralPrices(product))
    return html`<shop-omnibus-price>${text}</shop-omnibus-price>`;
  return html`<p class="buy__hint">${context.texts.product.lowestOfSize}</p>
    <shop-omnibus-price><noscript>${text}</noscript></shop-omnibus-price>`;
}
