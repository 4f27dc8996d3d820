import { type Html, html, type Part } from '../html.ts';

/** The values of a choice with their texts, and the chosen one. */
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

/** The values of radio buttons with their prices, and an error. */
export interface PricedChoice<V extends string> extends Choice<V> {
  readonly prices: Readonly<Record<V, Part>>;
  readonly error: string | undefined;
}

/** A group of radio buttons. */
export function radios<V extends string>(choice: PricedChoice<V>): Html {
  const { name, label, options, chosen, prices, error } = choice;
  const described = error !== undefined && html` aria-describedby="${name}-error"`;
  const values = Object.keys(options) as V[];
  return html`<fieldset class="choices" id="${name}"${described}>
    <legend class="field__label">${label}</legend>
    ${values.map(
      (value) => html`<label class="choice">
        <input type="radio" name="${name}" value="${value}"${value === chosen && html` checked`}>
        <span>${options[value]}</span>
        ${prices[value] && html`<span class="choice__price">${prices[value]}</span>`}
      </label>`,
    )}
    ${error !== undefined && html`<p class="field__note field__note--error" id="${name}-error">${error}</p>`}
  </fieldset>`;
}
