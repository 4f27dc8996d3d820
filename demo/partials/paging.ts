import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';

/** Which page of how many; both count from 1. */
export interface Paging {
  readonly page: number;
  readonly pages: number;
}

/** Links to the pages of a list; nothing when there is one. */
export function paging({ page, pages }: Paging, { url, texts }: PageContext): Html {
  if (pages < 2) return html``;
  const address = (number: number) => {
    const query = new URLSearchParams(url.searchParams);
    query.set('page', String(number));
    return `${url.pathname}?${query}`;
  };
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return html`<nav class="paging" aria-label="${texts.pages}">
    ${page > 1 && html`<a class="paging__step" rel="prev" href="${address(page - 1)}">${texts.previousPage}</a>`}
    <ol role="list">${numbers.map(
      (number) =>
        html`<li><a href="${address(number)}" aria-label="${texts.pageNumber(number)}"${
          number === page && html` aria-current="page"`
        }>${number}</a></li>`,
    )}</ol>
    ${page < pages && html`<a class="paging__step" rel="next" href="${address(page + 1)}">${texts.nextPage}</a>`}
  </nav>`;
}
