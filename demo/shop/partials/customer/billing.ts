import { type Html, html } from '../../html.ts';
import { selectInput, textInput } from './field.ts';
import type { FormState } from './form-state.ts';
import { PHONE_PREFIXES } from './phone-prefixes.ts';
import { countryField, placeFields } from './place.ts';
import { section } from './section.ts';

function phoneFields(state: FormState): readonly Html[] {
  return [
    selectInput(
      {
        name: 'client_phone_prefix',
        columns: 2,
        autocomplete: 'tel-country-code',
        options: PHONE_PREFIXES.map((prefix) => ({ value: prefix, text: prefix })),
      },
      state,
    ),
    textInput(
      {
        name: 'client_phone',
        check: 'phone',
        need: 'always',
        columns: 4,
        type: 'tel',
        autocomplete: 'tel-national',
        partners: html` country-from="client_region" prefix-from="client_phone_prefix"`,
        limits: html` maxlength="20"`,
      },
      state,
    ),
  ];
}

function emailField(state: FormState): Html {
  const { customer, logIn } = state.context.texts;
  return textInput(
    {
      name: 'client_email',
      check: 'email',
      need: 'always',
      type: 'email',
      columns: 6,
      autocomplete: 'email',
      limits: html` maxlength="100"`,
      below: html`<p class="field__note" aria-live="polite"><span data-known hidden>${customer.emailIsKnown} <a href="/login.php">${logIn}</a></span></p>`,
    },
    state,
  );
}

/** The billing address and the contact data; the e-mail address only when it can be chosen. */
export function billingSection(state: FormState, hasEmail: boolean): Html {
  const { billing, billingNote } = state.context.texts.customer;
  return section(
    { legend: billing, note: billingNote },
    countryField('client', state),
    placeFields('client', state),
    phoneFields(state),
    hasEmail && emailField(state),
  );
}
