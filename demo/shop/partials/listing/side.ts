import type { Producer } from '../../../platform/catalogue/catalogue.types.ts';
import { type Html, html, type Part } from '../../html.ts';
import type { Crumb, PageContext } from '../../page.ts';
import { queryFields } from './kept-query.ts';
import type { ListQuery } from './listing-query.ts';

/** The content beside a list. */
export interface SideBlocks {
  /** The neighbouring categories; the current one has no link. */
  readonly categories: readonly Crumb[];
  /** The producers of the list before it is filtered. */
  readonly makers: readonly Producer[];
  /** The number of products of a producer, given the other filters. */
  countOf(maker: Producer): number;
  /** The highest price of the list before it is filtered, in whole złoty. */
  readonly highestPrice: number;
}

const CATEGORIES_ID = 'side-categories';
const FILTERS_ID = 'side-filters';

function category({ name, href }: Crumb): Html {
  if (href === undefined)
    return html`<li><b class="side__link" aria-current="page">${name}</b></li>`;
  return html`<li><a class="side__link" href="${href}">${name}</a></li>`;
}

interface Check {
  readonly name: string;
  readonly value: string | number;
  readonly label: string;
  readonly isOn: boolean;
  /** The number of products with it. */
  readonly count?: number;
}

function check({ name, value, label, isOn, count }: Check): Html {
  return html`<label class="side__check">
    <input type="checkbox" name="${name}" value="${value}"${isOn && html` checked`}>
    <span>${label}</span>
    ${count !== undefined && html`<span class="side__count" data-filter-count>${count}</span>`}
  </label>`;
}

function makerChecks(
  { makers, countOf }: SideBlocks,
  query: ListQuery,
  { texts }: PageContext,
): Part {
  if (makers.length < 2) return '';
  return html`<fieldset class="side__group">
    <legend class="field__label">${texts.chrome.makers}</legend>
    ${makers.map((maker) => {
      const { id, name } = maker;
      const isOn = query.makers.includes(id);
      return check({ name: 'maker', value: id, label: name, isOn, count: countOf(maker) });
    })}
  </fieldset>`;
}

interface PriceInput {
  readonly name: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly max: number;
}

function priceInput({ name, label, value, max }: PriceInput): Html {
  return html`<label class="side__price">${label}
    <input class="field__input" type="number" inputmode="numeric" name="${name}" min="0" max="${max}" step="1" value="${value ?? ''}">
  </label>`;
}

/** The minimum and maximum price: inputs in the page, to which the tag adds sliders. */
export function priceRange(max: number, query: ListQuery, { texts }: PageContext): Html {
  const { chrome } = texts;
  const from = { name: 'price-from', label: chrome.priceFrom, value: query.priceFrom, max };
  const to = { name: 'price-to', label: chrome.priceTo, value: query.priceTo, max };
  return html`<fieldset class="side__group">
    <legend class="field__label">${chrome.price}</legend>
    <shop-range class="side__prices" label="${chrome.price}">${priceInput(from)} ${priceInput(to)}</shop-range>
  </fieldset>`;
}

function filters(blocks: SideBlocks, query: ListQuery, context: PageContext): Html {
  const { url, texts } = context;
  const { chrome } = texts;
  const { highestPrice } = blocks;
  const isPriced = query.priceFrom !== undefined || query.priceTo !== undefined;
  const isFiltered = query.makers.length > 0 || query.isAvailable || isPriced;
  return html`<shop-filters><form class="side__form" action="${url.pathname}">
    ${queryFields(url, ['maker', 'available', 'price-from', 'price-to'])}
    ${check({ name: 'available', value: 1, label: chrome.availableOnly, isOn: query.isAvailable })}
    ${priceRange(highestPrice, query, context)}
    ${makerChecks(blocks, query, context)}
    <p class="side__buttons">
      <button class="button button--quiet" type="submit">${chrome.filter}</button>
      ${isFiltered && html`<a href="${url.pathname}">${chrome.clearFilters}</a>`}
    </p>
  </form></shop-filters>`;
}

/** The blocks beside a list; on narrow screens categories are a row above it, and a button that stays in view opens the filters. */
export function side(blocks: SideBlocks, query: ListQuery, context: PageContext): Html {
  const { texts } = context;
  return html`<div class="listing__side">
      <section class="side" aria-labelledby="${CATEGORIES_ID}">
        <h2 class="side__heading" id="${CATEGORIES_ID}">${texts.categories}</h2>
        <ul class="side__links" role="list">${blocks.categories.map(category)}</ul>
      </section>
      <section class="side side--filters" aria-labelledby="${FILTERS_ID}">
        <h2 class="side__heading" id="${FILTERS_ID}">${texts.chrome.filters}</h2>
        ${filters(blocks, query, context)}
      </section>
    </div>`;
}
