import { ACCOUNT_PATH } from '../../../platform/links.ts';
import { type Html, html } from '../../html.ts';
import { type Page, type PageContext, sameAddress } from '../../page.ts';
import { redirect } from '../../redirect.ts';
import { field } from '../partials/field.ts';

function form(context: PageContext): Html {
  const { texts } = context;
  const { customer } = texts;
  return html`<shop-form><form class="signin_form" action="/login.php" method="post">
    ${field({ name: 'login', label: customer.loginOrEmail, autocomplete: 'username webauthn', isNeeded: true }, context)}
    ${field({ name: 'password', label: customer.password, type: 'password', autocomplete: 'current-password', isNeeded: true }, context)}
    <button class="btn --solid" type="submit">${texts.logIn}</button>
  </form></shop-form>`;
}

/** `/login.php` in the theme; a logged-in visitor is redirected to the account. */
export function hostLoginPage(context: PageContext): Page | Response {
  const { visit, texts, url } = context;
  if (visit.session().login !== null) return redirect(ACCOUNT_PATH, visit.headers);
  return {
    kind: 'login_page',
    title: texts.loginHeading,
    crumbs: [{ name: texts.loginHeading }],
    alternates: sameAddress(url),
    main: html`<h1 class="headline">${texts.loginHeading}</h1>
      <section id="signin">${form(context)}
        <div class="signin_passkey"><shop-passkey-login autofill success-url="${ACCOUNT_PATH}">${texts.loginWithPasskey}</shop-passkey-login></div>
      </section>`,
  };
}
