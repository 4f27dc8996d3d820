import { money } from '../../../platform/money.ts';
import { type Html, html, type Part } from '../../html.ts';
import type { Page, PageContext } from '../../page.ts';
import { basketIcon, heartIcon, menuIcon, searchIcon } from '../../partials/icons.ts';
import { languageLinks } from '../../partials/languages.ts';
import { logo } from '../../partials/logo.ts';
import { printedCount } from '../../partials/printed-count.ts';
import { accountLinks } from './account-links.ts';
import { topBar } from './bars.ts';
import { menu } from './menu.ts';
import { adopts, taken } from './mode.ts';
import { drawerId } from './sidebar.ts';

function searchForm({ url, texts }: PageContext): Html {
  return html`<form class="menu_search__form" action="/search.php" method="get">
    <input class="menu_search__input" id="menu_search_text" type="text" name="text" autocomplete="off"
      value="${url.searchParams.get('text')}" placeholder="${texts.searchHint}" aria-label="${texts.searchLabel}">
    <button class="menu_search__submit" type="submit" aria-label="${texts.search}">${searchIcon}</button>
  </form>`;
}

/** The author's form, with the class that the theme's script looks for. */
const ownSearchForm = ({ texts }: PageContext): Html => html`<form action="/search.php">
    <input class="menu_search__input" type="search" name="text" aria-label="${texts.searchLabel}">
    <button type="submit">${texts.search}</button>
  </form>`;

/** The tag is inside the theme's block: the theme's script moves the block and requires an input of its class in it. */
function search(context: PageContext): Html {
  const tag = (form: Html) => html`<shop-search action="/search.php">${form}</shop-search>`;
  const parts = { around: tag(searchForm(context)), instead: tag(ownSearchForm(context)) };
  return html`<div id="menu_search" class="menu_search">${taken(parts, context)}</div>`;
}

function basketBlock(context: PageContext, id: Html): Html {
  const { basket, texts } = context;
  const count = printedCount(context);
  return html`<div class="topBasket"${id}>
    <a class="topBasket__sub" href="/basketedit.php">${basketIcon}<span>${texts.basket}</span>
      <span class="badge">${count > 0 && count}</span>
      <strong class="topBasket__price">${money(basket.worth.gross).formatted}</strong></a>
  </div>`;
}

/** The theme's script writes the count into `#menu_basket .badge`, if that exists. */
function basketLink(context: PageContext): Html {
  return taken(
    {
      around: html`<shop-minicart>${basketBlock(context, html` id="menu_basket"`)}</shop-minicart>`,
      instead: html`<shop-minicart id="menu_basket" editable><a class="topBasket__sub" href="/basketedit.php">${context.texts.basket}</a></shop-minicart>`,
    },
    context,
  );
}

/** The tag does not have the theme's class `--empty`, whose handler would create a second list. */
function listsLink(context: PageContext): Html {
  const { lists, texts } = context;
  const link = (state: Part) =>
    html`<a class="shoppinglist_link${state}" href="/shoppinglist.php">${heartIcon()}<span>${texts.lists.link}</span></a>`;
  const tag = html`<shop-list-link count="${lists.length}">${link('')}</shop-list-link>`;
  return taken(
    { plain: link(lists.length === 0 && ' --empty'), around: tag, instead: tag },
    context,
  );
}

/** The theme opens its side menu with a class of the button. */
function menuButton(context: PageContext): Html {
  const opens = adopts('drawer', context)
    ? html` commandfor="${drawerId(context)}" command="--show"`
    : html` class="--open-sidebar"`;
  return html`<button id="menu_open" type="button"${opens}
      aria-label="${context.texts.chrome.openMenu}">${menuIcon}</button>`;
}

/** The header of every page of the theme. */
export function hostHeader(context: PageContext, page: Page): Html {
  const { texts } = context;
  return html`${topBar(context)}
  <header id="header">
    ${menuButton(context)}
    <a id="logo" href="/">${logo}<span>${texts.shopName}</span></a>
    ${search(context)}
    <div id="menu_additional">
      ${listsLink(context)}
      <div id="menu_account">${accountLinks(context)}</div>
      ${languageLinks(context, page, 'navigation')}
    </div>
    ${basketLink(context)}
    ${menu(drawerId(context), context)}
  </header>`;
}
