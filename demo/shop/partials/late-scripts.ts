import { type Html, html, trusted } from '../html.ts';
import type { PageContext } from '../page.ts';

/** Copied from docs/site/guide/without-script.md, but for the folder of the library. */
const SNIPPET = `addEventListener('error', ({ target }) => {
  if (!/\\/dist\\//.test(target.src)) return;
  document.documentElement.style.setProperty('--shop-wait', '0s');
}, true);`;

/** Shows content that is hidden until the tags load, if the script that loads them fails. */
export function lateScripts({ nonce }: PageContext): Html {
  return html`<script nonce="${nonce}">${trusted(SNIPPET)}</script>`;
}
