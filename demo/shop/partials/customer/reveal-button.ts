import { type Html, html } from '../../html.ts';
import type { Texts } from '../../texts.ts';

/** The button that reveals a typed password; `static/reveal.js` handles it, and without JavaScript it is hidden. */
export function revealButton(inputId: string, { customer }: Texts): Html {
  return html`<button class="field__reveal" type="button" aria-pressed="false" aria-controls="${inputId}"
    aria-label="${customer.showPassword}" title="${customer.showPassword}">
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z"/><circle cx="12" cy="12" r="2.75"/><path class="field__strike" d="m4.5 19.5 15-15"/></svg>
  </button>`;
}
