import type { Category, Producer, Series } from '../../platform/catalogue/catalogue.types.ts';
import type { Texts as InLanguages, Language } from '../../platform/language.ts';
import { categoryUrl, producerUrl, seriesUrl } from '../../platform/links.ts';
import { html } from '../html.ts';
import type { Crumb, Page, PageContext } from '../page.ts';
import { categoryCrumbs } from '../partials/breadcrumbs.ts';
import { varied } from '../partials/listing/varied.ts';
import { listingPage } from './listing.ts';

function inLanguages(write: (lang: Language) => string): InLanguages {
  return { pl: write('pl'), en: write('en') };
}

function withoutLink<T extends { name: string }>(steps: readonly T[]) {
  return steps.map((step, index) => (index === steps.length - 1 ? { name: step.name } : step));
}

function categoryLinks(categories: readonly Category[], lang: Language): Crumb[] {
  return categories.map((category) => ({
    name: category.name[lang],
    href: categoryUrl(category, lang),
  }));
}

/** The first level of the menu, for lists that do not belong to one category. */
export function rootLinks({ shop, lang }: PageContext): Crumb[] {
  return categoryLinks(
    shop.catalogue.categories.filter(({ path }) => path.length === 1),
    lang,
  );
}

/** The children of a category, or its siblings when it has none; the category itself has no link. */
function linksAround(category: Category, lang: Language): Crumb[] {
  if (category.children.length > 0) return categoryLinks(category.children, lang);
  const around = category.path.at(-2)?.children ?? [];
  return around.flatMap((other) =>
    other === category ? [{ name: category.name[lang] }] : categoryLinks([other], lang),
  );
}

/** `/cat-…`: the products of a category and its descendants. */
export function categoryPage(category: Category, context: PageContext): Page | Response {
  const { shop, lang, texts } = context;
  return listingPage(
    {
      heading: category.name[lang],
      products: varied(shop.catalogue.productsIn(category)),
      crumbs: withoutLink(categoryCrumbs(category, lang)),
      alternates: inLanguages((other) => categoryUrl(category, other)),
      categories: linksAround(category, lang),
      whenEmpty: html`<p>${texts.nothingHere}</p>`,
    },
    context,
  );
}

/** `/firm-…`: the products of a producer. */
export function producerPage(producer: Producer, context: PageContext): Page | Response {
  return listingPage(
    {
      heading: producer.name,
      products: varied(
        context.shop.catalogue.products.filter((product) => product.producer === producer),
      ),
      crumbs: [{ name: producer.name }],
      categories: rootLinks(context),
      alternates: inLanguages((other) => producerUrl(producer, other)),
      whenEmpty: html`<p>${context.texts.nothingHere}</p>`,
    },
    context,
  );
}

/** `/ser-…`: the products of a series. */
export function seriesPage(series: Series, context: PageContext): Page | Response {
  const { shop, lang, texts } = context;
  return listingPage(
    {
      heading: series.name[lang],
      products: varied(shop.catalogue.products.filter((product) => product.series === series)),
      crumbs: [{ name: series.name[lang] }],
      categories: rootLinks(context),
      alternates: inLanguages((other) => seriesUrl(series, other)),
      whenEmpty: html`<p>${texts.nothingHere}</p>`,
    },
    context,
  );
}
