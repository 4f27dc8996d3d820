import { type Html, html, type Part } from '../html.ts';

/** Why a form was refused. It takes the focus without script, too: reading and the Tab key go on from there. */
export function errorNotice(reason: Part): Html {
  return html`<div class="notice notice--error" tabindex="-1" autofocus role="alert">${reason}</div>`;
}
