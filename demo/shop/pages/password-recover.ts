import { DEFAULT_REGION } from '../../platform/region/regions.ts';
import { checkEmail } from '../../platform/validation/email.ts';
import { VALIDATION_MESSAGES } from '../../platform/validation/validation.messages.ts';
import { type Html, html } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';

/** The address of the page. */
export const RECOVER_PATH = '/password-recover.php';

const NAME = 'email';

function recoverForm({ texts, lang, form }: PageContext, isRefused: boolean): Html {
  const { customer } = texts;
  const error = VALIDATION_MESSAGES.incorect_email[lang];
  return html`<p class="quiet">${customer.recoverIntro}</p>
    <shop-form>
      <form class="stack" action="${RECOVER_PATH}" method="post">
        <shop-field type="email" required>
          <div class="field">
            <label class="field__label" for="${NAME}">${customer.email}</label>
            <input class="field__input" id="${NAME}" name="${NAME}" type="email" value="${form.get(NAME)}"
              autocomplete="email" maxlength="100" required${isRefused && html` aria-invalid="true" aria-describedby="${NAME}-error"`}>
            ${isRefused && html`<p class="field__note field__note--error" id="${NAME}-error">${error}</p>`}
          </div>
        </shop-field>
        <button class="button button--wide" type="submit">${customer.recoverSend}</button>
      </form>
    </shop-form>`;
}

function page(context: PageContext, content: Html, status = 200): Page {
  const { texts, url } = context;
  const { recoverHeading } = texts.customer;
  return {
    kind: 'login_page',
    title: recoverHeading,
    crumbs: [{ name: texts.loginHeading, href: '/login.php' }, { name: recoverHeading }],
    alternates: sameAddress(new URL(RECOVER_PATH, url)),
    styles: ['customer'],
    status,
    main: html`<div class="box">
      <h1>${recoverHeading}</h1>
      ${content}
      <p><a href="/login.php">${texts.customer.backToLogin}</a></p>
    </div>`,
  };
}

/** `/password-recover.php`: asks for the e-mail address of the account. */
export function recoverPage(context: PageContext): Page {
  return page(context, recoverForm(context, false));
}

/** `POST /password-recover.php`: gives the same answer for every address, so that it does not reveal which accounts exist. */
export function recover(context: PageContext): Page {
  const email = (context.form.get(NAME) ?? '').trim();
  if (checkEmail(email, DEFAULT_REGION)) return page(context, recoverForm(context, true), 422);
  const { recoverSent } = context.texts.customer;
  return page(context, html`<p class="notice" aria-live="polite">${recoverSent}</p>`);
}
