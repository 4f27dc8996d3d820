import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { hasStock } from '../../platform/catalogue/stock.ts';
import { producerUrl, productUrl } from '../../platform/links.ts';
import { html, type Part } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import { categoryCrumbs } from '../partials/breadcrumbs.ts';
import { buyBar, buyForm } from '../partials/buy-form.ts';
import { gallery } from '../partials/gallery.ts';
import { productInstalments } from '../partials/instalments.ts';
import { productHeart } from '../partials/list-heart.ts';
import { about } from '../partials/product/about.ts';
import { productGrid } from '../partials/product-card.ts';
import { productZone } from '../partials/product-zone.ts';
import { stockAlert } from '../partials/stock-alert.ts';

const MAX_RELATED = 4;
const INSTALMENTS_LOOK = { linkClass: 'quiet' };

function related(product: Product, context: PageContext): Part {
  const [, shelf] = product.category.path;
  const others = context.shop.catalogue.products
    .filter((other) => other !== product && shelf && other.category.path.includes(shelf))
    .filter(({ sizes }) => sizes.some(hasStock))
    .slice(0, MAX_RELATED);
  if (others.length === 0) return '';
  return html`<section class="shelf">
    <h2>${context.texts.related}</h2>
    ${productGrid(others, context)}
  </section>`;
}

/** `/product-…`: a product; `refusal` tells why it was not added to the basket. */
export function productPage(product: Product, context: PageContext, refusal?: string): Page {
  const { lang } = context;
  return {
    kind: 'projector_page',
    title: product.name[lang],
    description: product.description[lang],
    crumbs: [...categoryCrumbs(product.category, lang), { name: product.name[lang] }],
    alternates: { pl: productUrl(product, 'pl'), en: productUrl(product, 'en') },
    styles: ['product'],
    scripts: ['buy-bar', 'lists'],
    ...(refusal !== undefined && { status: 409 }),
    main: html`<article class="product">
        ${gallery(product, context)}
        <div class="product__words">
          <p class="product__maker"><a href="${producerUrl(product.producer, lang)}">${product.producer.name}</a></p>
          <h1>${product.name[lang]}</h1>
          <p class="product__lead">${product.description[lang]}</p>
          ${buyForm({ product, refusal }, context)}
          ${stockAlert(product, context)}
          ${productInstalments(product, INSTALMENTS_LOOK, context)}
          ${productHeart(product, context, true)}
        </div>
        ${about(product, context)}
        ${buyBar(product, context)}
      </article>
      ${related(product, context)}
      ${productZone({ page: 'projector', zone: 'zone3', label: context.texts.zones.projector, isSlider: true })}`,
  };
}
