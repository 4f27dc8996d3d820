import { html, type Part } from '../../html.ts';
import { errorNotice } from '../error-notice.ts';
import type { FormState } from './form-state.ts';
import { FIELDS_IN_ORDER, labelOf } from './labels.ts';

/** The errors of a submitted form, with a link to each input; empty when there is none. */
export function refusalNote({ context, error }: FormState): Part {
  const fields = FIELDS_IN_ORDER.filter((name) => error(name) !== undefined);
  if (fields.length === 0) return undefined;
  const { texts } = context;
  return errorNotice(html`<p>${texts.customer.toCorrect(fields.length)}</p>
    <ul>${fields.map((name) => html`<li><a href="#${name}">${labelOf(name, texts)}</a>: ${error(name)}</li>`)}</ul>`);
}
