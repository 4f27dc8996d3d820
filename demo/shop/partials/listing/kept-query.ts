import { type Html, html } from '../../html.ts';

/** Another page of the list: everything else of the address stays as it is. */
export function pageAddress({ pathname, searchParams }: URL, page: number): string {
  const query = new URLSearchParams(searchParams);
  query.set('page', String(page));
  return `${pathname}?${query}`;
}

/** What a form of the list must not lose: the rest of the address. What it changes starts on page 1. */
export function keptFields({ searchParams }: URL, changed: readonly string[]): Html {
  const kept = [...searchParams].filter(([name]) => name !== 'page' && !changed.includes(name));
  return html`${kept.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}`;
}
