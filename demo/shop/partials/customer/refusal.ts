import { html, type Part } from '../../html.ts';
import type { FormState } from './form-state.ts';
import { FIELDS_IN_ORDER, labelOf } from './labels.ts';

/** What is wrong with a form that was sent, with a link to each input; nothing where nothing is. */
export function refusalNote({ context, error }: FormState): Part {
  const fields = FIELDS_IN_ORDER.filter((name) => error(name) !== undefined);
  if (fields.length === 0) return undefined;
  const { texts } = context;
  return html`<div class="notice notice--error" role="alert">
    <p>${texts.customer.toCorrect(fields.length)}</p>
    <ul>${fields.map((name) => html`<li><a href="#${name}">${labelOf(name, texts)}</a>: ${error(name)}</li>`)}</ul>
  </div>`;
}
