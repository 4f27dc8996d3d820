import { registerCustomer } from '../../platform/customers/register.ts';
import { ACCOUNT_PATH } from '../../platform/links.ts';
import { type Html, html } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { accessSection } from '../partials/customer/access.ts';
import { billingSection } from '../partials/customer/billing.ts';
import { buyerSection } from '../partials/customer/buyer.ts';
import { consentsSection } from '../partials/customer/consents.ts';
import { deliverySection } from '../partials/customer/delivery.ts';
import { type FormState, formState, sentForm } from '../partials/customer/form-state.ts';
import { moreSection } from '../partials/customer/more.ts';
import { refusalNote } from '../partials/customer/refusal.ts';
import { REQUIRED_KEYS } from '../partials/customer/required-keys.ts';
import { startValue } from '../partials/customer/start-value.ts';
import { redirect } from '../redirect.ts';

function registerForm(state: FormState): Html {
  const { customer: texts, logIn } = state.context.texts;
  return html`<div class="customer">
    <div class="customer__head">
      <h1>${texts.registerHeading}</h1>
      <p>${texts.registerIntro} ${texts.haveAccount} <a href="/login.php">${logIn}</a></p>
      <p class="quiet">${texts.invented} ${texts.requiredNote}</p>
    </div>
    ${refusalNote(state)}
    <shop-form required-keys="${REQUIRED_KEYS.registration}">
      <form class="customer__form" action="/client-new.php" method="post" enctype="multipart/form-data">
        ${buyerSection(state)}
        ${billingSection(state, true)}
        ${deliverySection(state)}
        ${accessSection(state)}
        ${moreSection(state)}
        ${consentsSection(state)}
        <p class="customer__buttons"><button class="button button--large" type="submit">${texts.register}</button></p>
      </form>
    </shop-form>
  </div>`;
}

function page(state: FormState, status = 200): Page {
  const { context } = state;
  const { registerHeading } = context.texts.customer;
  return {
    kind: 'client-new_page',
    title: registerHeading,
    crumbs: [{ name: registerHeading }],
    alternates: sameAddress(new URL('/client-new.php', context.url)),
    styles: ['customer'],
    scripts: ['customer', 'reveal'],
    status,
    main: registerForm(state),
  };
}

/** `/client-new.php`: the registration form. */
export function registerPage(context: PageContext): Page {
  return page(formState(context, (name) => startValue(name, context)));
}

/** `POST /client-new.php`: registers the customer and logs them in, or shows the errors. */
export async function register(context: PageContext): Promise<Page | Response> {
  const { form, visit } = context;
  const result = await registerCustomer(sentForm(context), context);
  if (result.ok) return redirect(`${ACCOUNT_PATH}?welcome=1`, visit.headers);
  return page(
    formState(context, (name) => form.get(name) ?? '', result.errors),
    422,
  );
}
