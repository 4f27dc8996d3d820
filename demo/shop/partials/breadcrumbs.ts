import type { Category } from '../../platform/catalogue/catalogue.types.ts';
import type { Language } from '../../platform/language.ts';
import { categoryUrl } from '../../platform/links.ts';
import { type Html, html } from '../html.ts';
import type { Crumb, PageContext } from '../page.ts';

/** The breadcrumbs of a category, each with its link. */
export function categoryCrumbs({ path }: Category, lang: Language): Crumb[] {
  return path.map((category) => ({
    name: category.name[lang],
    href: categoryUrl(category, lang),
  }));
}

function step({ name, href }: Crumb): Html {
  if (href === undefined) return html`<li aria-current="page">${name}</li>`;
  return html`<li><a class="crumbs__link" href="${href}">${name}</a></li>`;
}

/** The breadcrumbs of the page, from the main page on. */
export function breadcrumbs(crumbs: readonly Crumb[], { texts }: PageContext): Html {
  const steps = [{ name: texts.shopName, href: '/' }, ...crumbs];
  return html`<shop-breadcrumbs>
    <ol class="crumbs" aria-label="${texts.breadcrumbs}">${steps.map(step)}</ol>
  </shop-breadcrumbs>`;
}
