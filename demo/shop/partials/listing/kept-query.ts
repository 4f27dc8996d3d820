import { type Html, html } from '../../html.ts';

/** The address of another page of the list, with the same filters and order. */
export function pageAddress({ pathname, searchParams }: URL, page: number): string {
  const query = new URLSearchParams(searchParams);
  query.set('page', String(page));
  return `${pathname}?${query}`;
}

/** Hidden inputs that keep the rest of the query in a form of the list. The page number is left out: a change starts on page 1. */
export function queryFields({ searchParams }: URL, changed: readonly string[]): Html {
  const unchanged = [...searchParams].filter(
    ([name]) => name !== 'page' && name !== 'counter' && !changed.includes(name),
  );
  return html`${unchanged.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}`;
}
