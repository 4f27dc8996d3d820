import type { ClientType } from '../../../platform/customers/customer.types.ts';
import { type Html, html } from '../../html.ts';
import { textInput } from './field.ts';
import type { FormState } from './form-state.ts';
import { section } from './section.ts';

const TYPES: readonly ClientType[] = ['person', 'company'];

function typeChoice({ context, value }: FormState): Html {
  const { buyer, types } = context.texts.customer;
  const chosen = value('client_type') || 'person';
  return html`<div class="section__types" role="radiogroup" aria-label="${buyer}">
    ${TYPES.map(
      (type) => html`<label class="choice choice--boxed">
        <input type="radio" name="client_type" value="${type}"${type === chosen && html` checked`}>
        <span>${types[type]}</span>
      </label>`,
    )}
  </div>`;
}

/** The company's name and tax number, shown only while a company buys. */
function companyFields(state: FormState): readonly Html[] {
  const { nipHint } = state.context.texts.customer;
  return [
    textInput(
      {
        name: 'client_firm',
        check: 'firm',
        need: 'shown',
        autocomplete: 'billing organization',
        limits: html` maxlength="100"`,
      },
      state,
    ),
    textInput(
      {
        name: 'client_nip',
        check: 'nip',
        need: 'shown',
        autocomplete: 'off',
        hint: nipHint,
        partners: html` country-from="client_region"`,
        limits: html` maxlength="20" spellcheck="false"`,
      },
      state,
    ),
  ];
}

/** The choice of person or company, and their names. */
export function buyerSection(state: FormState): Html {
  const name = { need: 'always', limits: html` maxlength="50"` } as const;
  return section(
    { legend: state.context.texts.customer.buyer },
    typeChoice(state),
    html`<div class="section__fields section__company">${companyFields(state)}</div>`,
    textInput(
      {
        ...name,
        name: 'client_firstname',
        check: 'firstname',
        autocomplete: 'billing given-name',
      },
      state,
    ),
    textInput(
      {
        ...name,
        name: 'client_lastname',
        check: 'lastname',
        autocomplete: 'billing family-name',
      },
      state,
    ),
  );
}
