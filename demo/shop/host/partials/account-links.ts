import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { taken } from './mode.ts';

function logOut(context: PageContext): Html {
  const { logOut: label } = context.texts;
  return taken(
    {
      around: html`<shop-logout-link><a class="account__out" href="/logout.php">${label}</a></shop-logout-link>`,
      instead: html`<shop-logout-link class="account__out"><a href="/logout.php">${label}</a></shop-logout-link>`,
    },
    context,
  );
}

/** The links to log in, or to open the visitor's account and log out. */
export function accountLinks(context: PageContext): readonly Html[] {
  const { visit, texts } = context;
  if (visit.session().login === null) {
    return [
      html`<a href="/login.php">${texts.logIn}</a>`,
      html`<a href="/client-new.php">${texts.createAccount}</a>`,
    ];
  }
  return [html`<a href="/client-data.php">${texts.account}</a>`, logOut(context)];
}
