import { type Html, html } from '../html.ts';
import { redirect } from '../http/handler.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { nothingYet } from '../partials/nothing-yet.ts';
import { textField } from '../partials/text-field.ts';

function loginForm({ texts, form }: PageContext, answer: string | undefined): Html {
  const login = textField({
    name: 'login',
    label: texts.loginField,
    autocomplete: 'username webauthn',
    value: form.get('login') ?? '',
  });
  return html`<div class="box">
    <h1>${texts.loginHeading}</h1>
    <p class="quiet">${texts.loginIntro}</p>
    ${answer !== undefined && html`<p class="notice" role="alert">${answer}</p>`}
    <form class="stack" action="/login.php" method="post">
      ${login}
      <button class="button button--quiet button--wide" type="submit">${texts.next}</button>
    </form>
    <shop-passkey-login autofill success-url="/">${texts.loginWithPasskey}</shop-passkey-login>
    <noscript><p class="quiet">${texts.passkeyNeedsScript}</p></noscript>
    <p>${texts.noAccount} <a href="/client-new.php">${texts.createAccount}</a></p>
  </div>`;
}

function page(context: PageContext, main: Html): Page {
  const { texts } = context;
  return {
    kind: 'login_page',
    title: texts.loginHeading,
    crumbs: [{ name: texts.loginHeading }],
    alternates: sameAddress(new URL('/login.php', context.url)),
    main,
  };
}

/** `/login.php`: a passkey, offered by the login field's autofill and by a button. */
export function loginPage(context: PageContext): Page {
  const { visit, texts } = context;
  const { login } = visit.session();
  if (login === null) return page(context, loginForm(context, undefined));
  const [heading, text, link] = [texts.loggedInAs(login), texts.alreadyLoggedIn, texts.logOut];
  return page(context, nothingYet({ heading, text, link, href: '/logout.php' }));
}

/** `POST /login.php`: says how the account of a login is entered; there are no passwords. */
export function askLogin(context: PageContext): Page {
  const { form, shop, texts } = context;
  const login = (form.get('login') ?? '').trim();
  const isKnown = shop.store.credentialsOf(login).length > 0;
  return page(context, loginForm(context, isKnown ? texts.usePasskey : texts.unknownLogin));
}

/** `/logout.php` opened from elsewhere: asks first. */
export function logoutPage(context: PageContext): Page {
  const { texts } = context;
  return page(
    context,
    html`<form class="box" action="/logout.php" method="post">
      <h1>${texts.logoutQuestion}</h1>
      <button class="button" type="submit">${texts.logOut}</button>
    </form>`,
  );
}

/** Logs the visitor out. */
export function logOut({ visit }: PageContext): Response {
  visit.change({ login: null });
  return redirect('/', visit.headers);
}
