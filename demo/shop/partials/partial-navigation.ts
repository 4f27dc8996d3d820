import { type Html, html } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import { TEXTS as WORDS } from '../texts/navigation.ts';

/** The pages whose scripts are marked for partial visits, by URL. */
const VISITED = ['/cat-', '/product-', '/firm-', '/ser-', '/search.php'];

/** Scripts that use the elements of one page run again on every visit; the others listen on the document. */
const RUNS: Readonly<Record<string, string>> = {
  gallery: 'each',
  'buy-bar': 'each',
  lists: '',
};

/** The attribute of a page's script that partial visits require; empty for all others. */
export function visitMark(script: string): Html {
  const runs = RUNS[script];
  return runs === undefined ? html`` : html` data-shop-ajax="${runs}"`;
}

/** The selector of the links and forms inside a region that are visited partially. */
const linksIn = (part: string): string =>
  [...VISITED.map((start) => `${part} a[href*="${start}"]`), `${part} form:not([method])`].join();

/** Pages of tags show the tag themselves; the checkout has its own header, which a partial visit would keep. */
const WITHOUT: readonly Page['kind'][] = ['elements_page', 'place-order_page'];

/** Partial visits of lists and products. */
export function partialNavigation(part: string, regions: readonly string[], page: Page): Html {
  if (WITHOUT.includes(page.kind)) return html``;
  return html`<shop-partial-navigation other-kinds regions="${[part, ...regions].join()}" links="${linksIn(part)}"></shop-partial-navigation>`;
}

/** The list of visits in the panel, which `navigation-log.js` fills. */
export function navigationLog({ lang }: PageContext): Html {
  const { heading, start, end, error } = WORDS[lang];
  return html`<details class="panel__visits">
    <summary>${heading}</summary>
    <ol data-navigation-log data-start="${start}" data-end="${end}" data-error="${error}"></ol>
  </details>`;
}
