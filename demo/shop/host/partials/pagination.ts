import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';

/** The number of the page in the query, from 0; the first page has none. */
export function counterIn({ searchParams }: URL): number {
  const text = searchParams.get('counter') ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
}

function address({ pathname, searchParams }: URL, counter: number): string {
  const query = new URLSearchParams(searchParams);
  query.delete('counter');
  if (counter > 0) query.set('counter', String(counter));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

interface Paged {
  readonly total: number;
  /** The index of the first product of the page. */
  readonly first: number;
  readonly size: number;
}

/** The links to the next and the previous page, as in the theme. */
export function pagination({ total, first, size }: Paged, { url, texts }: PageContext): Html {
  if (total <= size) return html``;
  const counter = Math.floor(first / size);
  const hasNext = first + size < total;
  const step = (kind: string, to: number, text: string) =>
    html`<li class="pagination__element --${kind}"><a class="btn pagination__link" href="${address(url, to)}">${text}</a></li>`;
  return html`<ul class="pagination" data-total="${total}" data-from="${first + 1}" data-to="${Math.min(first + size, total)}">
    ${counter > 0 && step('prev', counter - 1, texts.previousPage)}
    ${hasNext && step('next', counter + 1, texts.nextPage)}
  </ul>`;
}
