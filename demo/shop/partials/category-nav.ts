import type { Category } from '../../platform/catalogue/catalogue.types.ts';
import { categoryUrl } from '../../platform/links.ts';
import { type Html, html, type Part } from '../html.ts';
import type { Page, PageContext } from '../page.ts';

/** The context of the menu; the page provides the path of categories to it. */
interface Place {
  readonly context: PageContext;
  readonly page: Pick<Page, 'crumbs'>;
}

function list(categories: readonly Category[], place: Place): Html {
  const level = categories[0]?.path.length;
  return html`<ul class="menu__list menu__list--${level}">
    ${categories.map(
      (category) => html`<li class="menu__item--${level}">
        ${link(category, place)}
        ${sublist(category, place)}
      </li>`,
    )}
  </ul>`;
}

function link(category: Category, { context, page }: Place): Html {
  const { url, lang } = context;
  const href = categoryUrl(category, lang);
  const isAbove = page.crumbs?.some((crumb) => crumb.href === href);
  return html`<a class="menu__link menu__link--${category.path.length}" href="${href}"${
    href === url.pathname ? html` aria-current="page"` : isAbove && html` aria-current="true"`
  }>${category.name[lang]}</a>`;
}

function sublist({ children }: Category, place: Place): Part {
  return children.length > 0 && list(children, place);
}

/** The tag of the menu, around nested lists of links that are three levels deep. */
export function categoryMenu(context: PageContext, page: Place['page']): Html {
  const roots = context.shop.catalogue.categories.filter(({ path }) => path.length === 1);
  return html`<shop-menu variant="mega" drawer="menu-categories">${list(roots, { context, page })}</shop-menu>`;
}

/**
 * The menu of categories. The links are printed once: on narrow screens the tag moves into the side menu and shows one
 * level at a time.
 */
export function categoryNav(context: PageContext, page: Page): Html {
  return html`<nav class="menu" id="categories" aria-label="${context.texts.categories}">
    ${categoryMenu(context, page)}
  </nav>`;
}
