import type { CustomerField } from '../../../platform/customers/customer-fields.ts';
import { type Html, html, type Part } from '../../html.ts';
import type { FormState } from './form-state.ts';
import { labelOf } from './labels.ts';

/** A field of the customer's forms. */
export interface Field {
  readonly name: CustomerField;
  /** What `shop-field` checks it as; without it, there is no such tag around. */
  readonly check?: string;
  readonly hint?: string | undefined;
  /**
   * Where it must be filled in: in every form, or only while its section shows. Without scripts a
   * browser sends no form in which an input is needed that nobody sees.
   */
  readonly need?: 'always' | 'shown';
  /** How many of the six columns it takes; 3 where it is absent. */
  readonly columns?: 2 | 4 | 6;
  /** More lines below the control. */
  readonly below?: Html;
  /** More attributes for `shop-field`, like the inputs that the check needs beside its own. */
  readonly partners?: Html;
}

/** What an input is beside its field's. */
export interface TextInput extends Field {
  readonly autocomplete: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  /** More attributes for the input. */
  readonly limits?: Html;
  /** What stands beside the input. */
  readonly beside?: Part;
}

/** A list to choose from; a country also says what its phone numbers begin with. */
export interface SelectInput extends Field {
  readonly autocomplete: string;
  readonly options: readonly {
    readonly value: string;
    readonly text: string;
    readonly prefix?: string;
  }[];
}

/** The ids of the lines below an input: its hint, and what is wrong. */
function describedBy({ name, hint }: Field, error: string | undefined): Part {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean);
  return ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`;
}

/** The attributes that every control of a field has. */
export function controlAttributes(field: Field, state: FormState): Html {
  const { name, need } = field;
  const error = state.error(name);
  return html` id="${name}" name="${name}"${need === 'always' && html` required`}${
    need === 'shown' && html` aria-required="true"`
  }${describedBy(field, error)}${error !== undefined && html` aria-invalid="true"`}`;
}

/** The star of a field that must be filled in; to a screen reader the input says it. */
export function mark({ need }: Pick<Field, 'need'>): Part {
  return need && html`<span class="field__mark" aria-hidden="true"> *</span>`;
}

/** The lines below an input; the tag adds its own. */
export function notes({ name, hint, below }: Field, state: FormState): Part {
  const error = state.error(name);
  return [
    below,
    hint && html`<p class="field__note" id="${name}-hint">${hint}</p>`,
    error && html`<p class="field__note field__note--error" id="${name}-error">${error}</p>`,
  ];
}

/** A control with its label and lines, checked while it is filled in. */
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

/** A line of text to fill in; a password is never printed back. */
export function textInput(input: TextInput, state: FormState): Html {
  const { name, type = 'text', autocomplete, limits, beside } = input;
  const value = type !== 'password' && html` value="${state.value(name)}"`;
  const control = html`<input class="field__input" type="${type}"${value} autocomplete="${autocomplete}"${limits}${controlAttributes(input, state)}>`;
  const row = beside ? html`<div class="field__row">${control}${beside}</div>` : control;
  return fieldAround(input, state, row);
}

/** A list to choose from. */
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
