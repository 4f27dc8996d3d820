import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { type Choice, options } from '../choices.ts';
import { queryFields } from './kept-query.ts';
import { type ListQuery, PAGE_SIZES } from './listing-query.ts';

/** A script submits the form on each choice; without JavaScript there is a button. */
function dropdown<V extends string>(choice: Choice<V>): Html {
  return html`<label class="options__field"><span class="field__label">${choice.label}</span>
    <shop-select class="options__select options__select--${choice.name}" auto-submit>
      <select class="field__input" name="${choice.name}">${options(choice)}</select>
    </shop-select>
  </label>`;
}

/** The number of products, and the form for their order and page size. */
export function toolbar(count: number, query: ListQuery, { url, texts }: PageContext): Html {
  const { sort, size } = query;
  return html`<div class="listing__bar">
    <p class="listing__count">${texts.products(count)}</p>
    <form class="options" id="menu_options" action="${url.pathname}">
      ${queryFields(url, ['sort', 'size'])}
      ${dropdown({ name: 'sort', label: texts.sortBy, options: texts.sorting, chosen: sort })}
      ${dropdown({ name: 'size', label: texts.perPage, options: PAGE_SIZES, chosen: size })}
      <button class="button button--quiet awaits-select" type="submit">${texts.apply}</button>
    </form>
  </div>`;
}
