import type { CustomerField } from '../../../platform/customers/customer-fields.ts';
import { REGIONS, regionOf } from '../../../platform/region/regions.ts';
import { type Html, html } from '../../html.ts';
import type { FormState, InputName } from '../../partials/customer/form-state.ts';
import { labelOf } from '../../partials/customer/labels.ts';
import { PHONE_PREFIXES, phonePrefix } from '../../partials/customer/phone-prefixes.ts';
import { HOST_TEXTS } from '../texts.ts';
import { field, type HostField } from './field.ts';
import { adopts, taken } from './mode.ts';

/** The theme's script handles forms with this class, so a form with the tag does not have it. */
const SEND_CLASS = 'submit_form';
const HOUSE_NUMBER = 'client_street_number';
const PREFIX = 'client_phone_prefix';
const FIRST_BIRTH_DATE = '1900-01-01';
const DAY_CHARACTERS = 10;

type Text = Omit<HostField, 'label' | 'value' | 'name'> & { readonly name: CustomerField };

function text(entry: Text, state: FormState): Html {
  const label = labelOf(entry.name, state.context.texts);
  return field({ isNeeded: true, ...entry, label, value: state.value(entry.name) }, state.context);
}

/** The theme replaces the select by a dropdown. */
function country(state: FormState): Html {
  const name: InputName = 'client_region';
  const { lang } = state.context;
  const options = REGIONS.map(
    ({ id, name: names }) =>
      html`<option value="${id}"${id === state.value(name) && html` selected`}>${names[lang]}</option>`,
  );
  const control = html`<select class="f-control --dropdown" id="${name}" name="${name}" autocomplete="billing country" required>${options}</select>`;
  return text({ name, check: 'select', autocomplete: 'billing country', control }, state);
}

/** Street and house number: two inputs that are sent as one value. */
function street(state: FormState): readonly Html[] {
  const label = labelOf(HOUSE_NUMBER, state.context.texts);
  return [
    text(
      {
        name: 'client_street',
        check: 'street',
        autocomplete: 'billing address-line1',
        partners: html` country-from="client_region" house-number-from="${HOUSE_NUMBER}"`,
      },
      state,
    ),
    field(
      {
        name: HOUSE_NUMBER,
        label,
        autocomplete: 'off',
        isNeeded: true,
        control: html`<input class="f-control" id="${HOUSE_NUMBER}" type="text" autocomplete="off" required>`,
      },
      state.context,
    ),
  ];
}

/** Three controls in one wrapper; only the number has a name, and it is sent with its prefix. */
function phone(state: FormState): Html {
  const name = 'client_phone';
  const { prefix, prefixChoice } = HOST_TEXTS[state.context.lang];
  const home = phonePrefix(regionOf(state.context.settings.region));
  const control = html`<div class="f-phone">
    <select class="f-phone__choice" id="client_phone_choice" aria-label="${prefixChoice}">
      ${PHONE_PREFIXES.map((text) => html`<option value="${text}"${text === home && html` selected`}>${text}</option>`)}
    </select>
    <input class="f-control f-phone__prefix" id="${PREFIX}" type="text" value="${home}" aria-label="${prefix}" autocomplete="tel-country-code">
    <input class="f-control" id="${name}" name="${name}" type="tel" value="${state.value(name)}" autocomplete="tel-national" required>
  </div>`;
  const partners = html` country-from="client_region" prefix-from="${PREFIX}"`;
  return text({ name, check: 'phone', autocomplete: 'tel-national', partners, control }, state);
}

/** The tag wraps the theme's input, or replaces it with a field of its own. */
function birthDate(state: FormState): Html {
  const name = 'birth_date';
  const { context } = state;
  const label = labelOf(name, context.texts);
  const today = new Date(context.shop.now()).toISOString().slice(0, DAY_CHARACTERS);
  const limits = html` min="${FIRST_BIRTH_DATE}" max="${today}"`;
  const value = state.value(name);
  const control = html`<shop-date-picker for="${name}"${limits}><input class="f-control" id="${name}" name="${name}"
    type="text" value="${value}" inputmode="numeric" autocomplete="bday"></shop-date-picker>`;
  return taken(
    {
      around: text(
        { name, check: 'birthdate', autocomplete: 'bday', isNeeded: false, control },
        state,
      ),
      instead: html`<div class="f-group"><label class="f-label" for="${name}">${label}</label>
        <shop-date-picker id="${name}" name="${name}" value="${value}"${limits}></shop-date-picker></div>`,
    },
    context,
  );
}

function access(state: FormState): readonly Html[] {
  const secret = { type: 'password', autocomplete: 'new-password' } as const;
  return [
    text(
      {
        name: 'client_login',
        check: 'login',
        autocomplete: 'username',
        partners: html` password-from="client_password"`,
      },
      state,
    ),
    text(
      {
        ...secret,
        name: 'client_password',
        check: 'password',
        partners: html` login-from="client_login"`,
      },
      state,
    ),
    text(
      {
        ...secret,
        name: 'client_password_repeat',
        check: 'password-repeat',
        partners: html` same-as="client_password"`,
      },
      state,
    ),
  ];
}

function terms(state: FormState): Html {
  const name = 'consent_terms';
  const { customer } = state.context.texts;
  const box = html`<input class="f-control" id="${name}" name="${name}" type="checkbox" value="1" required>`;
  return field(
    {
      name,
      label: `${customer.consentTerms} ${customer.termsLink}`,
      check: 'checkbox',
      autocomplete: 'off',
      isNeeded: true,
      control: box,
    },
    state.context,
  );
}

/** The registration form, in a template as the theme keeps it. */
export function hostRegisterForm(state: FormState): Html {
  const { texts, look } = state.context;
  const isOurs = look.theme === 'instead' && adopts('form', state.context);
  const send = !isOurs && ` ${SEND_CLASS}`;
  const name = (key: CustomerField, check: string, autocomplete: string) =>
    text({ name: key, check, autocomplete }, state);
  return html`<shop-form><form class="client_new" action="/client-new.php" method="post">
    ${country(state)}
    ${name('client_firstname', 'firstname', 'billing given-name')}
    ${name('client_lastname', 'lastname', 'billing family-name')}
    ${street(state)}
    ${text({ name: 'client_zipcode', check: 'zipcode', autocomplete: 'billing postal-code', partners: html` country-from="client_region"` }, state)}
    ${name('client_city', 'city', 'billing address-level2')}
    ${phone(state)}
    ${text({ name: 'client_email', check: 'email', type: 'email', autocomplete: 'email' }, state)}
    ${birthDate(state)}
    ${access(state)}
    ${terms(state)}
    <button class="btn --solid${send}" type="submit">${texts.customer.register}</button>
  </form></shop-form>`;
}
