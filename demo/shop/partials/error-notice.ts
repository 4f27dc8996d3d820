import { type Html, html, type Part } from '../html.ts';

/**
 * The error summary of a form. It takes focus even without JavaScript, so that reading and the Tab key continue from
 * there.
 */
export function errorNotice(reason: Part): Html {
  return html`<div class="notice notice--error" tabindex="-1" autofocus role="alert">${reason}</div>`;
}
