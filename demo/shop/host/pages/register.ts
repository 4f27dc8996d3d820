import {
  CUSTOMER_FIELDS,
  type CustomerField,
} from '../../../platform/customers/customer-fields.ts';
import { registerCustomer } from '../../../platform/customers/register.ts';
import { ACCOUNT_PATH } from '../../../platform/links.ts';
import { regionOf } from '../../../platform/region/regions.ts';
import { type Html, html } from '../../html.ts';
import { type Page, type PageContext, sameAddress } from '../../page.ts';
import { type FormState, formState, sentForm } from '../../partials/customer/form-state.ts';
import { redirect } from '../../redirect.ts';
import { hostRegisterForm } from '../partials/register-form.ts';

function mistakes(state: FormState): Html | false {
  const messages = CUSTOMER_FIELDS.flatMap((name) => state.error(name) ?? []);
  return (
    messages.length > 0 &&
    html`<div class="menu_messages_error" role="alert">${messages.map((message) => html`<p>${message}</p>`)}</div>`
  );
}

/** The theme's script clones the form out of the template. */
function page(state: FormState, status = 200): Page {
  const { context } = state;
  const { registerHeading } = context.texts.customer;
  return {
    kind: 'client-new_page',
    title: registerHeading,
    crumbs: [{ name: registerHeading }],
    alternates: sameAddress(context.url),
    status,
    main: html`<h1 class="headline">${registerHeading}</h1>
      ${mistakes(state)}
      <div id="client_new"></div>
      <template id="client_new_template">${hostRegisterForm(state)}</template>`,
  };
}

/** `/client-new.php` in the theme. */
export function hostRegisterPage(context: PageContext): Page {
  const home = regionOf(context.settings.region).id;
  const start = (name: string) => (name === 'client_region' ? home : '');
  return page(formState(context, start));
}

/** `POST /client-new.php`: as in the demo shop, but an invalid form gives the theme's page. */
export async function hostRegister(context: PageContext): Promise<Page | Response> {
  const { form, visit } = context;
  const result = await registerCustomer(sentForm(context), context);
  if (result.ok) return redirect(`${ACCOUNT_PATH}?welcome=1`, visit.headers);
  const sent = (name: CustomerField | 'delivery_elsewhere') => form.get(name) ?? '';
  return page(formState(context, sent, result.errors), 422);
}
