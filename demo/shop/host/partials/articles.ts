import type { CmsPage, Product } from '../../../platform/catalogue/catalogue.types.ts';
import { imageUrl } from '../../../platform/links.ts';
import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { longDate } from '../../partials/long-date.ts';
import { HOST_TEXTS } from '../texts.ts';
import { taken } from './mode.ts';

const MAX_ARTICLES = 3;
const PICTURE_WIDTH = 400;
/** Adjacent products in the catalogue look alike. */
const PRODUCT_STEP = 7;

/** The text of an article, and the product in its picture. */
interface Article {
  readonly page: CmsPage;
  readonly product: Product;
}

function picture({ product }: Article, context: PageContext): Html {
  const [small, large] = [imageUrl(product, 'small'), imageUrl(product, 'medium')];
  const size = html` width="${PICTURE_WIDTH}" height="${PICTURE_WIDTH}"`;
  const sources = html` src="${large}" small-src="${small}"${size}`;
  return taken(
    {
      around: html`<shop-image${sources}><img class="article__image" src="${large}" alt=""${size}></shop-image>`,
      instead: html`<shop-image class="article__image"${sources}></shop-image>`,
    },
    context,
  );
}

function day({ page }: Article, context: PageContext): Html {
  const attributes = html` value="${page.changed}" format="%e %B %Y"`;
  return taken(
    {
      around: html`<shop-date${attributes}><span class="datasquare">${longDate(page.changed, context.lang)}</span></shop-date>`,
      instead: html`<shop-date class="datasquare"${attributes}></shop-date>`,
    },
    context,
  );
}

function item(article: Article, context: PageContext): Html {
  const { lang } = context;
  const { link, name, body } = article.page;
  return html`<article class="article">
    ${picture(article, context)}
    <p class="article__date">${day(article, context)}</p>
    <h3><a href="${link[lang]}">${name[lang]}</a></h3>
    <p>${body[lang]}</p>
  </article>`;
}

/** The shop's newest articles, each with its date and a picture. */
export function articles(context: PageContext): Html {
  const { cmsPages, products } = context.shop.catalogue;
  const newest = cmsPages.toSorted((a, b) => b.changed.localeCompare(a.changed));
  const shown = newest.slice(0, MAX_ARTICLES).flatMap((page, index) => {
    const product = products[index * PRODUCT_STEP];
    return product ? { page, product } : [];
  });
  const items = shown.map((article) => item(article, context));
  const heading = HOST_TEXTS[context.lang].articles;
  const slider = html`<shop-slider label="${heading}" slides-per-view="3">${items}</shop-slider>`;
  const list = taken(
    { plain: html`<div class="articles">${items}</div>`, around: slider, instead: slider },
    context,
  );
  return html`<section id="main_blog"><h2 class="headline">${heading}</h2>
    ${list}
  </section>`;
}
