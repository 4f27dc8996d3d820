import { type Html, html } from '../html.ts';

/** What a choice offers: values with their texts, and which of them is chosen. */
export interface Choice<V extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: Readonly<Record<V, string>>;
  readonly chosen: V;
}

/** The options of a select. */
export function options<V extends string>({ options, chosen }: Choice<V>): Html {
  return html`${Object.entries<string>(options).map(
    ([value, text]) =>
      html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`,
  )}`;
}

/** A labelled select. */
export function select<V extends string>(choice: Choice<V>): Html {
  return html`<label class="field"><span class="field__label">${choice.label}</span>
    <select class="field__input" name="${choice.name}">${options(choice)}</select>
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
