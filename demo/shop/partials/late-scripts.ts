import { type Html, html, trusted } from '../html.ts';
import type { PageContext } from '../page.ts';

/** As the README gives it. */
const SNIPPET = `addEventListener('error', ({ target }) => {
  if (target.localName === 'script') document.documentElement.style.setProperty('--shop-wait', '0s');
}, true);`;

/** Unfolds at once what waits for the tags, where the script that loads them does not come. */
export function lateScripts({ nonce }: PageContext): Html {
  return html`<script nonce="${nonce}">${trusted(SNIPPET)}</script>`;
}
