import { type Html, html, trusted } from '../html.ts';
import type { PageContext } from '../page.ts';

/** Runs before the first paint, so that a closed bar does not flash. Copied from docs/site/guide/without-script.md. */
const SNIPPET = `try {
  const closed = JSON.parse(localStorage.closedBars ?? '[]').filter((id) => id && typeof id === 'string');
  const ids = closed.map((id) => \`[bar-id="\${CSS.escape(id)}"]:not([days])\`);
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
  ids.push(...names.map((name) => \`[bar-id="\${CSS.escape(name)}"][days]\`));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(\`shop-info-bar:is(\${ids}) { display: none }\`);
  document.adoptedStyleSheets.push(sheet);
} catch {}`;

/** The script that hides the bars that the shopper has closed. */
export function closedBars({ nonce }: PageContext): Html {
  return html`<script nonce="${nonce}">${trusted(SNIPPET)}</script>`;
}
