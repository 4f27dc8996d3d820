import { type Html, html, type Part } from '../html.ts';
import type { PageContext } from '../page.ts';
import type { Category } from '../platform/catalogue/catalogue.types.ts';
import type { Language } from '../platform/language.ts';
import { categoryUrl } from '../platform/links.ts';

function list(categories: readonly Category[], lang: Language): Html {
  const level = categories[0]?.path.length;
  return html`<ul class="menu__list menu__list--${level}">
    ${categories.map(
      (category) => html`<li class="menu__item--${level}">
        <a class="menu__link menu__link--${level}" href="${categoryUrl(category, lang)}">${category.name[lang]}</a>
        ${sublist(category, lang)}
      </li>`,
    )}
  </ul>`;
}

function sublist({ children }: Category, lang: Language): Part {
  return children.length > 0 && list(children, lang);
}

/** The menu of categories: nested lists of links, three levels deep. */
export function categoryNav({ shop, lang, texts }: PageContext): Html {
  const roots = shop.catalogue.categories.filter(({ path }) => path.length === 1);
  return html`<nav class="menu" aria-label="${texts.categories}">${list(roots, lang)}</nav>`;
}
