import { logIn, logOut as logOutCustomer } from '../../platform/customers/login.ts';
import { ACCOUNT_PATH } from '../../platform/links.ts';
import { type Html, html } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { revealButton } from '../partials/customer/reveal-button.ts';
import { errorNotice } from '../partials/error-notice.ts';
import { redirect } from '../redirect.ts';
import { RECOVER_PATH } from './password-recover.ts';

interface LoginField {
  readonly name: 'login' | 'password';
  readonly label: string;
  readonly autocomplete: string;
  readonly value?: string;
  /** Shown beside the input. */
  readonly beside?: Html;
}

/** The tags check only for empty inputs: any other check would reveal which logins exist. */
function loginField({ name, label, autocomplete, value, beside }: LoginField): Html {
  const type = name === 'password' ? 'password' : 'text';
  return html`<shop-field type="text" required>
    <div class="field">
      <label class="field__label" for="${name}">${label}</label>
      <div class="field__row"><input class="field__input" id="${name}" name="${name}" type="${type}"${value !== undefined && html` value="${value}"`}
        autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false" required>${beside}</div>
    </div>
  </shop-field>`;
}

function loginForm({ texts, form }: PageContext, isRefused: boolean): Html {
  const { customer: labels } = texts;
  return html`<div class="box">
    <h1>${texts.loginHeading}</h1>
    <p class="quiet">${labels.loginIntro}</p>
    ${isRefused && errorNotice(labels.wrongCredentials)}
    <shop-form>
      <form class="stack" action="/login.php" method="post">
        ${loginField({
          name: 'login',
          label: labels.loginOrEmail,
          autocomplete: 'username webauthn',
          value: form.get('login') ?? '',
        })}
        ${loginField({
          name: 'password',
          label: labels.password,
          autocomplete: 'current-password',
          beside: revealButton('password', texts),
        })}
        <p class="stack__aside"><a href="${RECOVER_PATH}">${labels.forgotPassword}</a></p>
        <button class="button button--wide" type="submit">${texts.logIn}</button>
      </form>
    </shop-form>
    <p class="box__or">${labels.or}</p>
    <shop-passkey-login autofill success-url="${ACCOUNT_PATH}">${texts.loginWithPasskey}</shop-passkey-login>
    <noscript><p class="quiet">${texts.passkeyNeedsScript}</p></noscript>
    <p>${texts.noAccount} <a href="/client-new.php">${texts.createAccount}</a></p>
  </div>`;
}

function page(context: PageContext, main: Html, status = 200): Page {
  const { texts } = context;
  return {
    kind: 'login_page',
    title: texts.loginHeading,
    crumbs: [{ name: texts.loginHeading }],
    alternates: sameAddress(new URL('/login.php', context.url)),
    styles: ['customer'],
    scripts: ['reveal'],
    status,
    main,
  };
}

/** `/login.php`: login and password, or a passkey; a logged-in visitor is redirected to the account. */
export function loginPage(context: PageContext): Page | Response {
  const { visit } = context;
  if (visit.session().login !== null) return redirect(ACCOUNT_PATH, visit.headers);
  return page(context, loginForm(context, false));
}

/** `POST /login.php`: logs the visitor in; the error does not tell whether login or password is wrong. */
export async function enter(context: PageContext): Promise<Page | Response> {
  const { form, visit } = context;
  const credentials = { login: form.get('login') ?? '', password: form.get('password') ?? '' };
  const result = await logIn(credentials, context);
  if (result.ok) return redirect(ACCOUNT_PATH, visit.headers);
  return page(context, loginForm(context, true), 422);
}

/** `GET /logout.php`: asks for confirmation, because another site may link to it. */
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
export function logOut(context: PageContext): Response {
  logOutCustomer(context);
  return redirect('/', context.visit.headers);
}
