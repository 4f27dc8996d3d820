import { type Html, html } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import { TEXTS as WORDS } from '../texts/navigation.ts';

/** The pages whose scripts are marked for partial visits, by their addresses. */
const VISITED = ['/cat-', '/product-', '/firm-', '/ser-', '/search.php'];

/** Scripts that work on the elements of one page run with every page; the others listen to the whole document. */
const RUNS: Readonly<Record<string, string>> = {
  gallery: 'each',
  'buy-bar': 'each',
  lists: '',
};

/** The mark of a page's script that partial visits need; nothing for all others. */
export function visitMark(script: string): Html {
  const runs = RUNS[script];
  return runs === undefined ? html`` : html` data-shop-ajax="${runs}"`;
}

/** The selector of the links and forms inside a part of the page that are visited partially. */
const linksIn = (part: string): string =>
  [...VISITED.map((start) => `${part} a[href*="${start}"]`), `${part} form:not([method])`].join();

/** Pages of tags show the tag themselves; the order has a header of its own, which a partial visit would keep. */
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
