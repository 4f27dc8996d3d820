import { html } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import { categoryCrumbs } from '../partials/breadcrumbs.ts';
import type { Category, Producer, Series } from '../platform/catalogue/catalogue.types.ts';
import type { Texts as InLanguages, Language } from '../platform/language.ts';
import { categoryUrl, producerUrl, seriesUrl } from '../platform/links.ts';
import { listingPage } from './listing.ts';

function inLanguages(write: (lang: Language) => string): InLanguages {
  return { pl: write('pl'), en: write('en') };
}

function withoutLink<T extends { name: string }>(steps: readonly T[]) {
  return steps.map((step, index) => (index === steps.length - 1 ? { name: step.name } : step));
}

/** `/cat-…`: the products of a category and of all below it. */
export function categoryPage(category: Category, context: PageContext): Page {
  const { shop, lang, texts } = context;
  return listingPage(
    {
      heading: category.name[lang],
      products: shop.catalogue.products.filter((product) =>
        product.category.path.includes(category),
      ),
      crumbs: withoutLink(categoryCrumbs(category, lang)),
      alternates: inLanguages((other) => categoryUrl(category, other)),
      links: category.children.map((child) => ({
        name: child.name[lang],
        href: categoryUrl(child, lang),
      })),
      whenEmpty: html`<p>${texts.nothingHere}</p>`,
    },
    context,
  );
}

/** `/firm-…`: what a producer makes. */
export function producerPage(producer: Producer, context: PageContext): Page {
  return listingPage(
    {
      heading: producer.name,
      products: context.shop.catalogue.products.filter((product) => product.producer === producer),
      crumbs: [{ name: producer.name }],
      alternates: inLanguages((other) => producerUrl(producer, other)),
      whenEmpty: html`<p>${context.texts.nothingHere}</p>`,
    },
    context,
  );
}

/** `/ser-…`: a series. */
export function seriesPage(series: Series, context: PageContext): Page {
  const { shop, lang, texts } = context;
  return listingPage(
    {
      heading: series.name[lang],
      products: shop.catalogue.products.filter((product) => product.series === series),
      crumbs: [{ name: series.name[lang] }],
      alternates: inLanguages((other) => seriesUrl(series, other)),
      whenEmpty: html`<p>${texts.nothingHere}</p>`,
    },
    context,
  );
}
