import {
  BLOCKED_EXTENSIONS,
  BLOCKED_TYPES,
  MAX_DOCUMENT_BYTES,
} from '../../../platform/customers/document.ts';
import { type Html, html } from '../../html.ts';
import { controlAttributes, notes, textInput } from './field.ts';
import type { FormState } from './form-state.ts';
import { labelOf } from './labels.ts';
import { section } from './section.ts';

const FIRST_BIRTH_DATE = '1900-01-01';
const DAY_CHARACTERS = 10;
/** Space for `24. 05. 1990`, which the tag normalises. */
const TYPED_CHARACTERS = 12;

function birthDateField(state: FormState): Html {
  const { birthDateHint } = state.context.texts.customer;
  const today = new Date(state.context.shop.now()).toISOString().slice(0, DAY_CHARACTERS);
  return textInput(
    {
      name: 'birth_date',
      check: 'birthdate',
      autocomplete: 'bday',
      hint: birthDateHint,
      limits: html` maxlength="${TYPED_CHARACTERS}" inputmode="numeric" spellcheck="false"`,
      beside: html`<shop-date-picker for="birth_date" min="${FIRST_BIRTH_DATE}" max="${today}"></shop-date-picker>`,
    },
    state,
  );
}

function bankAccountField(state: FormState): Html {
  const { bankAccountHint } = state.context.texts.customer;
  return textInput(
    {
      name: 'bank_account',
      check: 'iban',
      columns: 6,
      autocomplete: 'off',
      hint: bankAccountHint,
      limits: html` maxlength="50" autocapitalize="characters" spellcheck="false"`,
    },
    state,
  );
}

function documentField(state: FormState): Html {
  const { texts } = state.context;
  const field = { name: 'document', hint: texts.customer.documentHint } as const;
  return html`<shop-file-field class="columns-6" max-size="${MAX_DOCUMENT_BYTES}"
    blocked-types="${BLOCKED_TYPES.join()}" blocked-extensions="${BLOCKED_EXTENSIONS.join()}">
    <div class="field">
      <label class="field__label" for="${field.name}">${labelOf(field.name, texts)}</label>
      <input class="field__file" type="file"${controlAttributes(field, state)}>
      ${notes(field, state)}
    </div>
  </shop-file-field>`;
}

/** The optional fields: birth date, bank account for refunds, a file. */
export function moreSection(state: FormState): Html {
  const { more, moreNote } = state.context.texts.customer;
  return section(
    { legend: more, note: moreNote },
    birthDateField(state),
    bankAccountField(state),
    documentField(state),
  );
}
