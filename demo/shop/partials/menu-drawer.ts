import { type Html, html } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import { languageLinks } from './languages.ts';

function accountLinks({ visit, texts }: PageContext): Html {
  const { login } = visit.session();
  const link = (href: string, name: string) =>
    html`<li><a class="drawer__link" href="${href}">${name}</a></li>`;
  if (login === null) {
    return html`${link('/login.php', texts.logIn)}${link('/client-new.php', texts.createAccount)}`;
  }
  return html`${link('/client-data.php', texts.account)}
    <li><shop-logout-link><a class="drawer__link" href="/logout.php">${texts.logOut}</a></shop-logout-link></li>`;
}

/**
 * The side menu of narrow screens: links, and the container that the categories move into from the header. Hidden
 * without JavaScript; header and footer have the same links.
 */
export function menuDrawer(context: PageContext, page: Page): Html {
  const { chrome } = context.texts;
  return html`<shop-drawer class="drawer awaits" id="menu" label="${chrome.menu}">
    <div class="drawer__content">
      <div id="menu-categories"></div>
      <nav aria-label="${chrome.account}"><ul role="list">${accountLinks(context)}</ul></nav>
      ${languageLinks(context, page, 'group')}
    </div>
  </shop-drawer>`;
}
