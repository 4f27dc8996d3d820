import { type Html, html } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import type { Texts } from '../texts.ts';
import { categoryNav } from './category-nav.ts';
import { accountIcon, basketIcon, heartIcon, menuIcon, searchIcon } from './icons.ts';
import { infoBars } from './info-bars.ts';
import { languageLinks } from './languages.ts';
import { logo } from './logo.ts';
import { menuDrawer } from './menu-drawer.ts';
import { printedCount } from './printed-count.ts';
import { searchSheet } from './search-sheet.ts';

/** Phones have no space for this link; the account page has one as well. */
function logoutLink({ logOut }: Texts): Html {
  return html`<shop-logout-link class="header__logout"><a class="header__link" href="/logout.php">${logOut}</a></shop-logout-link>`;
}

function accountLink({ visit, texts }: PageContext): Html {
  const { login } = visit.session();
  if (login === null)
    return html`<a class="header__link header__link--account" href="/login.php">${accountIcon}<span class="header__text">${texts.logIn}</span></a>`;
  return html`<a class="header__link header__link--account" href="/client-data.php" title="${texts.loggedInAs(login)}">${accountIcon}<span class="header__text">${texts.account}</span></a>
  ${logoutLink(texts)}`;
}

function search({ url, texts }: PageContext): Html {
  return html`<shop-search mobile-container="search-sheet">
    <form class="search" action="/search.php" role="search">
      <input class="search__input" type="search" name="text" value="${url.searchParams.get('text')}"
        aria-label="${texts.searchLabel}" placeholder="${texts.searchHint}" autocomplete="off">
      <button class="search__button" type="submit" aria-label="${texts.search}">${searchIcon}</button>
    </form>
  </shop-search>`;
}

function listLink({ lists, texts }: PageContext): Html {
  return html`<shop-list-link class="header__lists" count="${lists.length}">
    <a class="header__link" href="/shoppinglist.php">${heartIcon()}<span class="header__text">${texts.lists.link}</span></a>
  </shop-list-link>`;
}

function minicart(context: PageContext): Html {
  const { texts } = context;
  const count = printedCount(context);
  return html`<shop-minicart editable checkout-href="/place-order.php">
    <a class="header__link header__link--basket" href="/basketedit.php">${basketIcon}<span class="header__text">${texts.basket}</span>
      ${count > 0 && html`<span class="header__count">${count}</span>`}
    </a>
  </shop-minicart>`;
}

/** Opens the side menu, which holds the categories on narrow screens. */
function menuButton({ texts }: PageContext): Html {
  return html`<button class="header__button header__button--menu" type="button" commandfor="menu" command="--show"
      aria-label="${texts.chrome.openMenu}">${menuIcon}</button>`;
}

/** Opens the sheet that contains the search on phones. */
function searchButton({ texts }: PageContext): Html {
  return html`<button class="header__button header__button--search" type="button" commandfor="search-sheet" command="--show"
      aria-label="${texts.search}">${searchIcon}</button>`;
}

/** The tags of the header that show data of the platform, without the shop around them. */
export function headerTags(context: PageContext): Html {
  return html`<div class="header__bar wrap">
    <div class="header__search">${search(context)}</div>
    <div class="header__links">${minicart(context)}</div>
  </div>`;
}

const brand = ({ texts }: PageContext): Html =>
  html`<a class="brand" href="/">${logo}<span class="brand__name">${texts.shopName}</span></a>`;

/** The header of the checkout: logo and back link, so that nothing leads away from it. */
export function orderHeader(context: PageContext, page: Page): Html {
  const { texts } = context;
  return html`<header class="header header--order">
    <a class="skip-link" href="#content">${texts.skipToContent}</a>
    <div class="header__bar wrap">
      ${brand(context)}
      <div class="header__links">
        ${languageLinks(context, page, 'navigation')}
        <a class="header__link" href="/basketedit.php">${texts.backToBasket}</a>
      </div>
    </div>
  </header>`;
}

/** The header of every other page: logo, search, account, basket, categories. */
export function header(context: PageContext, page: Page): Html {
  const { texts } = context;
  return html`<header class="header">
    <a class="skip-link" href="#content">${texts.skipToContent}</a>
    ${infoBars(context)}
    <div class="header__bar wrap">
      ${menuButton(context)}
      ${brand(context)}
      <div class="header__search">${search(context)}</div>
      <div class="header__links">
        ${languageLinks(context, page, 'navigation')}
        ${searchButton(context)}
        ${accountLink(context)}
        ${listLink(context)}
        ${minicart(context)}
      </div>
    </div>
    <div class="header__menu wrap">${categoryNav(context, page)}</div>
    ${menuDrawer(context, page)}
    ${searchSheet(context)}
  </header>`;
}
