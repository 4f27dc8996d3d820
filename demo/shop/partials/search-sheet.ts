import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';

/** The sheet on phones that the search moves into from the header; empty without JavaScript. */
export function searchSheet({ texts }: PageContext): Html {
  return html`<shop-drawer class="drawer awaits" id="search-sheet" side="end" label="${texts.search}"></shop-drawer>`;
}
