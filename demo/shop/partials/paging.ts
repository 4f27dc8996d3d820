import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';
import { options } from './choices.ts';
import { pageAddress, queryFields } from './listing/kept-query.ts';

/** The current page and the number of pages; both start at 1. */
export interface Paging {
  readonly page: number;
  readonly pages: number;
  /** The number of products on a full page, and of all. */
  readonly size: number;
  readonly total: number;
}

const numbersTo = (pages: number): readonly number[] =>
  Array.from({ length: pages }, (_, index) => index + 1);

function links({ page, pages }: Pick<Paging, 'page' | 'pages'>, { url, texts }: PageContext): Html {
  return html`<ol class="paging__numbers" role="list">${numbersTo(pages).map(
    (number) =>
      html`<li><a href="${pageAddress(url, number)}" aria-label="${texts.pageNumber(number)}"${
        number === page && html` aria-current="page"`
      }>${number}</a></li>`,
  )}</ol>`;
}

/** A select of all pages; without JavaScript there is a button. */
function jump({ page, pages }: Pick<Paging, 'page' | 'pages'>, { url, texts }: PageContext): Html {
  const { chrome } = texts;
  const numbers = Object.fromEntries(numbersTo(pages).map((number) => [number, String(number)]));
  const choice = { name: 'page', label: chrome.page, options: numbers, chosen: String(page) };
  return html`<form class="paging__jump" action="${url.pathname}">
    ${queryFields(url, [])}
    <label class="paging__field">${chrome.page}
      <shop-select class="paging__select" auto-submit>
        <select class="field__input" name="page">${options(choice)}</select>
      </shop-select>
    </label>
    <span>${chrome.pageOf(pages)}</span>
    <button class="button button--quiet awaits-select" type="submit">${chrome.show}</button>
  </form>`;
}

/** The links to the pages of a list; empty for a single page. */
export function paging(place: Paging, context: PageContext): Html {
  const { page, pages, size, total } = place;
  if (pages < 2) return html``;
  const from = (page - 1) * size + 1;
  const { url, texts } = context;
  return html`<nav class="paging" aria-label="${texts.pages}" data-total="${total}" data-from="${from}">
    ${page > 1 && html`<a class="paging__step" rel="prev" href="${pageAddress(url, page - 1)}">${texts.previousPage}</a>`}
    ${links(place, context)}
    ${page < pages && html`<a class="paging__step" rel="next" href="${pageAddress(url, page + 1)}">${texts.nextPage}</a>`}
    ${jump(place, context)}
  </nav>`;
}
