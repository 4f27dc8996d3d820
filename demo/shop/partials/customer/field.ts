import type { CustomerField } from '../../../platform/customers/customer-fields.ts';
import { type Html, html, type Part } from '../../html.ts';
import type { FormState } from './form-state.ts';
import { labelOf } from './labels.ts';

/** A field of the customer's forms. */
export interface Field {
  readonly name: CustomerField;
  /** The `type` of the `shop-field` around the input; when absent, the field has no such tag. */
  readonly check?: string;
  readonly hint?: string | undefined;
  /**
   * Whether the input is required: in every form, or only while its section shows. Without JavaScript, a
   * browser refuses to send a form with a required input that is hidden.
   */
  readonly need?: 'always' | 'shown';
  /** The number of columns, of six; 3 when absent. */
  readonly columns?: 2 | 4 | 6;
  /** Further lines below the control. */
  readonly below?: Html;
  /** Further attributes for `shop-field`, such as the other inputs that its check reads. */
  readonly partners?: Html;
}

/** A text input. */
export interface TextInput extends Field {
  readonly autocomplete: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  /** Further attributes for the input. */
  readonly limits?: Html;
  /** Shown beside the input. */
  readonly beside?: Part;
}

/** A select; a country's option also holds the prefix of its phone numbers. */
export interface SelectInput extends Field {
  readonly autocomplete: string;
  readonly options: readonly {
    readonly value: string;
    readonly text: string;
    readonly prefix?: string;
  }[];
}

/** The ids of the lines below an input: its hint and its error. */
function describedBy({ name, hint }: Field, error: string | undefined): Part {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean);
  return ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`;
}

/** The attributes that every control has. */
export function controlAttributes(field: Field, state: FormState): Html {
  const { name, need } = field;
  const error = state.error(name);
  return html` id="${name}" name="${name}"${need === 'always' && html` required`}${
    need === 'shown' && html` aria-required="true"`
  }${describedBy(field, error)}${error !== undefined && html` aria-invalid="true"`}`;
}

/** The asterisk of a required field, hidden from screen readers, which announce `required` instead. */
export function mark({ need }: Pick<Field, 'need'>): Part {
  return need && html`<span class="field__mark" aria-hidden="true"> *</span>`;
}

/** The lines below an input; the tag adds its own error. */
export function notes({ name, hint, below }: Field, state: FormState): Part {
  const error = state.error(name);
  return [
    below,
    hint && html`<p class="field__note" id="${name}-hint">${hint}</p>`,
    error && html`<p class="field__note field__note--error" id="${name}-error">${error}</p>`,
  ];
}

/** A control with its label and lines, checked while the shopper fills it in. */
export function fieldAround(field: Field, state: FormState, control: Html): Html {
  const { name, check, need, partners, columns = 3 } = field;
  const label = labelOf(name, state.context.texts);
  const content = html`<div class="field">
      <label class="field__label" for="${name}">${label}${mark(field)}</label>
      ${control}
      ${notes(field, state)}
    </div>`;
  if (check === undefined) return html`<div class="columns-${columns}">${content}</div>`;
  return html`<shop-field class="columns-${columns}" type="${check}"${need && html` required`}${partners}>
    ${content}
  </shop-field>`;
}

/** A text input; a password is never sent back. */
export function textInput(input: TextInput, state: FormState): Html {
  const { name, type = 'text', autocomplete, limits, beside } = input;
  const value = type !== 'password' && html` value="${state.value(name)}"`;
  const control = html`<input class="field__input" type="${type}"${value} autocomplete="${autocomplete}"${limits}${controlAttributes(input, state)}>`;
  const row = beside ? html`<div class="field__row">${control}${beside}</div>` : control;
  return fieldAround(input, state, row);
}

/** A select. */
export function selectInput(input: SelectInput, state: FormState): Html {
  const chosen = state.value(input.name);
  return fieldAround(
    input,
    state,
    html`<select class="field__input" autocomplete="${input.autocomplete}"${controlAttributes(input, state)}>
      ${input.options.map(
        ({ value, text, prefix }) =>
          html`<option value="${value}"${value === chosen && html` selected`}${
            prefix && html` data-prefix="${prefix}"`
          }>${text}</option>`,
      )}
    </select>`,
  );
}
