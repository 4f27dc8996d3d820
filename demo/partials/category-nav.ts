import { type Html, html, type Part } from '../html.ts';
import type { PageContext } from '../page.ts';
import type { Category } from '../platform/catalogue/catalogue.types.ts';
import { categoryUrl } from '../platform/links.ts';

function list(categories: readonly Category[], context: PageContext): Html {
  const level = categories[0]?.path.length;
  return html`<ul class="menu__list menu__list--${level}">
    ${categories.map(
      (category) => html`<li class="menu__item--${level}">
        ${link(category, context)}
        ${sublist(category, context)}
      </li>`,
    )}
  </ul>`;
}

function link(category: Category, { url, lang }: PageContext): Html {
  const href = categoryUrl(category, lang);
  return html`<a class="menu__link menu__link--${category.path.length}" href="${href}"${
    href === url.pathname && html` aria-current="page"`
  }>${category.name[lang]}</a>`;
}

function sublist({ children }: Category, context: PageContext): Part {
  return children.length > 0 && list(children, context);
}

/**
 * The menu of categories: nested lists of links, three levels deep. They are printed once: on narrow
 * screens the tag goes into the side menu and shows one level at a time.
 */
export function categoryNav(context: PageContext): Html {
  const { shop, texts } = context;
  const roots = shop.catalogue.categories.filter(({ path }) => path.length === 1);
  return html`<nav class="menu" id="categories" aria-label="${texts.categories}">
    <shop-menu variant="mega" drawer="menu-categories">${list(roots, context)}</shop-menu>
  </nav>`;
}
