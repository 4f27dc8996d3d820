import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';

/** The sheet of phones, into which the search moves from the header; without scripts it stays empty. */
export function searchSheet({ texts }: PageContext): Html {
  return html`<shop-drawer class="drawer awaits" id="search-sheet" side="end" label="${texts.search}"></shop-drawer>`;
}
