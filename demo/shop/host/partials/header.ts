import { money } from '../../../platform/money.ts';
import { type Html, html } from '../../html.ts';
import type { Page, PageContext } from '../../page.ts';
import { basketIcon, heartIcon, menuIcon, searchIcon } from '../../partials/icons.ts';
import { languageLinks } from '../../partials/languages.ts';
import { logo } from '../../partials/logo.ts';
import { accountLinks } from './account-links.ts';
import { topBar } from './bars.ts';
import { menu } from './menu.ts';
import { taken } from './mode.ts';
import { drawerId } from './sidebar.ts';

function searchForm({ url, texts }: PageContext): Html {
  return html`<form class="menu_search__form" action="/search.php" method="get">
    <input class="menu_search__input" id="menu_search_text" type="text" name="text" autocomplete="off"
      value="${url.searchParams.get('text')}" placeholder="${texts.searchHint}" aria-label="${texts.searchLabel}">
    <button class="menu_search__submit" type="submit" aria-label="${texts.search}">${searchIcon}</button>
  </form>`;
}

/** A form of the author's own, with the class by which the theme's script finds the input. */
const ownSearchForm = ({ texts }: PageContext): Html => html`<form action="/search.php">
    <input class="menu_search__input" type="search" name="text" aria-label="${texts.searchLabel}">
    <button type="submit">${texts.search}</button>
  </form>`;

/** The tag stands in the theme's block: the theme's script moves the block and needs an input of its class in it. */
function search(context: PageContext): Html {
  const form = taken({ around: searchForm(context), instead: ownSearchForm(context) }, context);
  return html`<div id="menu_search" class="menu_search"><shop-search action="/search.php">${form}</shop-search></div>`;
}

function basketBlock({ basket, texts }: PageContext, id: Html): Html {
  return html`<div class="topBasket"${id}>
    <a class="topBasket__sub" href="/basketedit.php">${basketIcon}<span>${texts.basket}</span>
      <span class="badge">${basket.count > 0 && basket.count}</span>
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

/** Without the theme's class `--empty`, whose handler would create a second list. */
function listsLink({ lists, texts }: PageContext): Html {
  return html`<shop-list-link count="${lists.length}"><a class="shoppinglist_link" href="/shoppinglist.php">${heartIcon()}<span>${texts.lists.link}</span></a></shop-list-link>`;
}

/** The header of every page of the theme. */
export function hostHeader(context: PageContext, page: Page): Html {
  const { texts } = context;
  return html`${topBar(context)}
  <header id="header">
    <button id="menu_open" type="button" commandfor="${drawerId(context)}" command="--show"
      aria-label="${texts.chrome.openMenu}">${menuIcon}</button>
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
