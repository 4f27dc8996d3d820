import { type Html, html, type Part } from '../html.ts';

/** A field of a form: its name and label, what was typed, and what is wrong with it. */
export interface TextField {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly value?: string | undefined;
  readonly type?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Whether it takes a whole row where fields stand in two columns. */
  readonly isWide?: boolean;
  /** More attributes for the input. */
  readonly limits?: Part;
}

/** A required field with its label, hint and message. */
export function textField(field: TextField): Html {
  const {
    name,
    label,
    autocomplete,
    value = '',
    type = 'text',
    hint,
    error,
    limits,
    isWide,
  } = field;
  const noteId = `${name}-note`;
  const note = error ?? hint;
  return html`<div class="field${isWide && ' field--wide'}">
    <label class="field__label" for="${name}">${label}</label>
    <input class="field__input" id="${name}" name="${name}" type="${type}" value="${value}"
      autocomplete="${autocomplete}" required${limits}${note !== undefined && html` aria-describedby="${noteId}"`}${
        error !== undefined && html` aria-invalid="true"`
      }>
    ${note !== undefined && html`<p class="field__note${error !== undefined && ' field__note--error'}" id="${noteId}">${note}</p>`}
  </div>`;
}
