import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';

/** The link to the visitor's lists, with their number. */
export function listsLink({ lists, texts }: PageContext): Html {
  return html`<p><a href="/shoppinglist.php">${texts.lists.link} <shop-count of="lists">${lists.length}</shop-count></a></p>`;
}
