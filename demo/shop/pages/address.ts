import { updateAddress } from '../../platform/customers/address.ts';
import { currentCustomer } from '../../platform/customers/current.ts';
import { ACCOUNT_PATH } from '../../platform/links.ts';
import { html } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { billingSection } from '../partials/customer/billing.ts';
import { buyerSection } from '../partials/customer/buyer.ts';
import { deliverySection } from '../partials/customer/delivery.ts';
import { type FormState, formState, sentForm } from '../partials/customer/form-state.ts';
import { profileValues } from '../partials/customer/profile-values.ts';
import { refusalNote } from '../partials/customer/refusal.ts';
import { REQUIRED_KEYS } from '../partials/customer/required-keys.ts';
import { redirect } from '../redirect.ts';

function page(state: FormState, status = 200): Page {
  const { context } = state;
  const { customer: texts } = context.texts;
  return {
    kind: 'client-address_page',
    title: texts.addressHeading,
    crumbs: [{ name: texts.heading, href: ACCOUNT_PATH }, { name: texts.addressHeading }],
    alternates: sameAddress(new URL('/client-address.php', context.url)),
    styles: ['customer'],
    scripts: ['customer'],
    status,
    main: html`<div class="customer">
      <div class="customer__head">
        <h1>${texts.addressHeading}</h1>
        <p class="quiet">${texts.requiredNote}</p>
      </div>
      ${refusalNote(state)}
      <shop-form required-keys="${REQUIRED_KEYS.address}">
        <form class="customer__form" action="/client-address.php" method="post">
          ${buyerSection(state)}
          ${billingSection(state, false)}
          ${deliverySection(state)}
          <p class="customer__buttons">
            <button class="button button--large" type="submit">${texts.saveAddress}</button>
            <a href="${ACCOUNT_PATH}">${texts.cancel}</a>
          </p>
        </form>
      </shop-form>
    </div>`,
  };
}

/** `/client-address.php`: the address form of the logged-in customer. */
export function addressPage(context: PageContext): Page | Response {
  const profile = currentCustomer(context);
  if (!profile) return redirect('/login.php', context.visit.headers);
  const values = profileValues(profile);
  return page(formState(context, (name) => values[name] ?? ''));
}

/** `POST /client-address.php`: saves the addresses, or shows the errors. */
export function saveAddress(context: PageContext): Page | Response {
  const { form, visit } = context;
  const result = updateAddress(sentForm(context), context);
  if (!result) return redirect('/login.php', visit.headers);
  if (result.ok) return redirect(`${ACCOUNT_PATH}?saved=1`, visit.headers);
  return page(
    formState(context, (name) => form.get(name) ?? '', result.errors),
    422,
  );
}
