import { type Html, html } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { textField } from '../partials/text-field.ts';

const LOGIN = /^[A-Za-z0-9@._-]{3,40}$/;
const LOGIN_LIMITS = html` minlength="3" maxlength="40" pattern="[A-Za-z0-9@._\\-]+"`;
const STEPS = 2;

function page(context: PageContext, main: Html, status = 200): Page {
  const { texts } = context;
  return {
    kind: 'client-new_page',
    title: texts.registerHeading,
    crumbs: [{ name: texts.registerHeading }],
    alternates: sameAddress(new URL('/client-new.php', context.url)),
    status,
    main,
  };
}

function loginStep({ texts, form }: PageContext, error: string | undefined): Html {
  const login = textField({
    name: 'login',
    label: texts.chooseLogin,
    autocomplete: 'username',
    value: form.get('login') ?? '',
    hint: texts.loginRule,
    error,
    limits: LOGIN_LIMITS,
  });
  return html`<div class="box">
    <p class="quiet">${texts.stepOf(1, STEPS)}</p>
    <h1>${texts.registerHeading}</h1>
    <p>${texts.registerIntro}</p>
    <form class="stack" action="/client-new.php" method="post">
      ${login}
      <button class="button button--wide" type="submit">${texts.next}</button>
    </form>
    <p>${texts.haveAccount} <a href="/login.php">${texts.logIn}</a></p>
  </div>`;
}

function passkeyStep({ texts }: PageContext, login: string, token: string): Html {
  return html`<div class="box">
    <p class="quiet">${texts.stepOf(2, STEPS)}</p>
    <h1>${texts.savePasskey}</h1>
    <p>${texts.savePasskeyText(login)}</p>
    <shop-passkey-register user-login="${login}" authorize-token="${token}">${texts.savePasskey}</shop-passkey-register>
    <noscript><p class="quiet">${texts.passkeyNeedsScript}</p></noscript>
    <p>${texts.afterPasskey} <a href="/login.php">${texts.logIn}</a>.
      <a href="/client-new.php">${texts.changeLogin}</a></p>
  </div>`;
}

/** `/client-new.php`: asks for a login. */
export function registerPage(context: PageContext): Page {
  return page(context, loginStep(context, undefined));
}

/** An account may be registered on more devices by the one who is in it. */
function isTaken(login: string, { shop, visit }: PageContext): boolean {
  return visit.session().login !== login && shop.store.credentialsOf(login).length > 0;
}

/** `POST /client-new.php`: lets a new login save its passkey. */
export function register(context: PageContext): Page {
  const { form, texts, issueRegistrationToken } = context;
  const login = (form.get('login') ?? '').trim();
  if (!LOGIN.test(login)) return page(context, loginStep(context, texts.badLogin), 422);
  if (isTaken(login, context)) return page(context, loginStep(context, texts.takenLogin), 409);
  return page(context, passkeyStep(context, login, issueRegistrationToken(login)));
}
