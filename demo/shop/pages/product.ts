import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { hasStock } from '../../platform/catalogue/stock.ts';
import { categoryUrl, producerUrl, productUrl, seriesUrl } from '../../platform/links.ts';
import { money } from '../../platform/money.ts';
import { regionOf } from '../../platform/region/regions.ts';
import { type Html, html, type Part } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import { categoryCrumbs } from '../partials/breadcrumbs.ts';
import { buyBar, buyForm } from '../partials/buy-form.ts';
import { gallery } from '../partials/gallery.ts';
import { productInstalments } from '../partials/instalments.ts';
import { productHeart } from '../partials/list-heart.ts';
import { productGrid } from '../partials/product-card.ts';
import { productZone } from '../partials/product-zone.ts';
import { stockAlert } from '../partials/stock-alert.ts';

const MAX_RELATED = 4;
const INSTALMENTS_LOOK = { linkClass: 'quiet' };

function promises(context: PageContext): Html {
  const { texts, settings } = context;
  const region = regionOf(settings.region);
  const [cost, free] = [region.shippingGrosz, region.freeFromGrosz].map(
    (grosz) => money(grosz).formatted,
  );
  return html`<ul class="ticks" role="list">
    <li>${texts.deliveryFrom(cost ?? '', free ?? '')}</li>
    <li>${texts.returns}</li>
  </ul>`;
}

function fact(name: string, value: Part): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function facts(product: Product, { lang, texts }: PageContext): Html {
  const { producer, series, category } = product;
  return html`<dl class="facts">
    ${fact(texts.producer, html`<a href="${producerUrl(producer, lang)}">${producer.name}</a>`)}
    ${series && fact(texts.series, html`<a href="${seriesUrl(series, lang)}">${series.name[lang]}</a>`)}
    ${fact(texts.category, html`<a href="${categoryUrl(category, lang)}">${category.name[lang]}</a>`)}
    ${fact(texts.colour, product.version[lang])}
    ${fact(texts.productNumber, product.id)}
  </dl>`;
}

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

/** The content after the pictures: description with facts, care, delivery. */
function about(product: Product, context: PageContext): Html {
  const { lang, texts } = context;
  return html`<div class="product__about">
    <section>
      <h2 class="product__heading">${texts.description}</h2>
      <p>${product.description[lang]} ${texts.madeBy(product.producer.name)}.</p>
      ${facts(product, context)}
    </section>
    <section>
      <h2 class="product__heading">${texts.care}</h2>
      <p>${texts.careText}</p>
    </section>
    <section>
      <h2 class="product__heading">${texts.delivery}</h2>
      ${promises(context)}
    </section>
  </div>`;
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
      ${productZone({ page: 'projector', zone: 'zone3', label: context.texts.zones.projector })}`,
  };
}
