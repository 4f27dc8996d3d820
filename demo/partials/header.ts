import { type Html, html } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import { LANGUAGES } from '../platform/language.ts';
import { TEXTS } from '../texts.ts';
import { categoryNav } from './category-nav.ts';
import { accountIcon, basketIcon, searchIcon } from './icons.ts';
import { logo } from './logo.ts';

function languageLinks({ lang, texts }: PageContext, { alternates }: Page): Html {
  return html`<nav class="languages" aria-label="${texts.language}">
    ${LANGUAGES.map(
      (other) =>
        html`<a href="${alternates[other]}" lang="${other}" hreflang="${other}"${
          other === lang && html` aria-current="true"`
        }><abbr title="${TEXTS[other].languageName}">${other.toUpperCase()}</abbr></a>`,
    )}
  </nav>`;
}

function accountLink({ visit, texts }: PageContext): Html {
  const { login } = visit.session();
  if (login === null)
    return html`<a class="header__link header__link--account" href="/login.php">${accountIcon}<span class="header__text">${texts.logIn}</span></a>`;
  return html`<shop-logout-link>
    <a class="header__link header__link--account" href="/logout.php" title="${texts.loggedInAs(login)}">${accountIcon}<span class="header__text">${texts.logOut}</span></a>
  </shop-logout-link>`;
}

function search({ url, texts }: PageContext): Html {
  return html`<shop-search>
    <form class="search" action="/search.php" role="search">
      <input class="search__input" type="search" name="text" value="${url.searchParams.get('text')}"
        aria-label="${texts.searchLabel}" placeholder="${texts.searchHint}" autocomplete="off">
      <button class="search__button" type="submit" aria-label="${texts.search}">${searchIcon}</button>
    </form>
  </shop-search>`;
}

function minicart({ basket, texts }: PageContext): Html {
  return html`<shop-minicart>
    <a class="header__link header__link--basket" href="/basketedit.php">${basketIcon}<span class="header__text">${texts.basket}</span>
      <span class="header__count">${basket.count > 0 && basket.count}</span>
    </a>
  </shop-minicart>`;
}

/** What stands above every page: sign, search, account, basket, categories. */
export function header(context: PageContext, page: Page): Html {
  const { texts } = context;
  return html`<header class="header">
    <a class="skip-link" href="#content">${texts.skipToContent}</a>
    <div class="header__bar wrap">
      <a class="brand" href="/">${logo}<span class="brand__name">${texts.shopName}</span></a>
      ${search(context)}
      <div class="header__links">
        ${languageLinks(context, page)}
        ${accountLink(context)}
        ${minicart(context)}
      </div>
    </div>
    <div class="header__menu wrap">${categoryNav(context)}</div>
  </header>`;
}
