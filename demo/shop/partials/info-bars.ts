import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';

const DELIVERY_PAGE_ID = 2;

/** A message of the shop above every page, until the shopper closes it. */
export function infoBars({ shop, lang, texts }: PageContext): Html {
  const page = shop.catalogue.cmsPages.find(({ id }) => id === DELIVERY_PAGE_ID);
  const { delivery, deliveryLink } = texts.chrome;
  return html`<div class="bars_top">
    <shop-info-bar bar-id="delivery-winter" closable>${delivery}
      ${page && html`<a href="${page.link[lang]}">${deliveryLink}</a>`}</shop-info-bar>
  </div>`;
}
