import { amountText } from '../../../platform/catalogue/amount.ts';
import type { Product, Size } from '../../../platform/catalogue/catalogue.types.ts';
import { sizeAvailability } from '../../../platform/projector/size-availability.ts';
import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { TILES } from '../shops-map.ts';
import { chosenSize } from './chosen-size.ts';
import { sending } from './sending.ts';

const COSTS_PAGE_ID = 2;

const line = (text: string | false): Html => html`${text && html`<p>${text}</p>`}`;

/** The same number of lines as the tag, with almost the same text. */
function stockText(product: Product, size: Size, context: PageContext): Html {
  const { lang, shop, texts } = context;
  const { status, status_description } = sizeAvailability(product, size, { lang, now: shop.now() });
  const isCounted = status === 'enable' && size.stock > 0;
  const isSent = status !== 'disable' && product.made?.type !== 'virtual';
  return html`<p class="buy__status buy__status--${status}">${status_description}</p>
    ${line(isCounted && texts.product.amount(amountText(size.stock, product.unit, lang)))}
    ${isSent && sending(product, size, context).map(line)}`;
}

/** The stock of the chosen size. Without JavaScript, links to the pages of costs and stores replace the dialogs. */
export function stock(product: Product, context: PageContext): Html {
  const { lang, shop, texts } = context;
  const size = chosenSize(product, context);
  const costs = shop.catalogue.cmsPages.find(({ id }) => id === COSTS_PAGE_ID);
  const isVirtual = product.made?.type === 'virtual';
  return html`<shop-availability class="buy__stock" stores${!isVirtual && html` costs`}>
    ${size ? stockText(product, size, context) : line(texts.product.someInStock)}
    <p class="buy__asks">${!isVirtual && html`<a href="${costs?.link[lang]}">${texts.product.costs}</a> `}<a href="/contact.html">${texts.product.stores}</a></p>
    <template slot="map"><shop-map tile-url="${TILES}"></shop-map></template>
  </shop-availability>`;
}
