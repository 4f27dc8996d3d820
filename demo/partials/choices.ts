import { type Html, html } from '../html.ts';

/** What a choice offers: values with their texts, and which of them is chosen. */
export interface Choice<V extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: Readonly<Record<V, string>>;
  readonly chosen: V;
}

/** A labelled select. */
export function select<V extends string>({ name, label, options, chosen }: Choice<V>): Html {
  return html`<label class="field"><span class="field__label">${label}</span>
    <select class="field__input" name="${name}">
      ${Object.entries<string>(options).map(
        ([value, text]) =>
          html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`,
      )}
    </select>
  </label>`;
}

/** A group of radio buttons. */
export function radios<V extends string>({ name, label, options, chosen }: Choice<V>): Html {
  return html`<fieldset class="choices">
    <legend class="field__label">${label}</legend>
    ${Object.entries<string>(options).map(
      ([value, text]) => html`<label class="choice">
        <input type="radio" name="${name}" value="${value}"${value === chosen && html` checked`}>
        <span>${text}</span>
      </label>`,
    )}
  </fieldset>`;
}
