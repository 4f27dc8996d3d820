import type { Category, Producer } from '../../../platform/catalogue/catalogue.types.ts';
import { categoryUrl } from '../../../platform/links.ts';
import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { queryFields } from '../../partials/listing/kept-query.ts';
import type { ListQuery } from '../../partials/listing/listing-query.ts';
import { PRICE, PRODUCERS } from './host-query.ts';
import { taken } from './mode.ts';

const [LINKS_ID, FILTER_ID] = ['menu_subcategories', 'menu_filter'];

/** The content of the column beside a list. */
export interface AsideBlocks {
  readonly categories: readonly Category[];
  /** The producers of the list before it is filtered. */
  readonly makers: readonly Producer[];
  /** The number of products of a producer, given the other filters. */
  countOf(maker: Producer): number;
  /** The highest price of the list before it is filtered, in whole złoty. */
  readonly highestPrice: number;
}

function link(category: Category, { lang, url }: PageContext): Html {
  const href = categoryUrl(category, lang);
  const current = href === url.pathname && html` class="active" aria-current="page"`;
  return html`<li><a href="${href}"${current}>${category.name[lang]}</a></li>`;
}

/** The platform's input with all values of a filter, whose own controls have no name. */
const serialized = (name: string, value: string): Html =>
  html`<input type="hidden" class="__serialize" name="${name}" value="${value}">`;

function maker({ id, name }: Producer, count: number, { makers }: ListQuery): Html {
  const isOn = makers.includes(id);
  return html`<label class="menu_filter__item"><input type="checkbox" id="${PRODUCERS}_${id}" data-id="${PRODUCERS}"${isOn && html` checked`}>
      ${name} <span class="filters__count">${count}</span></label>`;
}

/** The minimum and maximum price as in the theme: two inputs in a box. */
function prices(max: number, { priceFrom, priceTo }: ListQuery, context: PageContext): Html {
  const { chrome } = context.texts;
  const input = (id: string, label: string, value: number | undefined) =>
    html`<input type="number" id="${id}" min="0" max="${max}" value="${value ?? ''}" aria-label="${label}">`;
  const inputs = html`${input('PriceRangeFrom', chrome.priceFrom, priceFrom)} – ${input('PriceRangeTo', chrome.priceTo, priceTo)}`;
  const box = html`<div class="menu_filter__prices">${inputs}</div>`;
  const range = taken(
    {
      plain: box,
      around: html`<shop-range label="${chrome.price}">${box}</shop-range>`,
      instead: html`<shop-range class="menu_filter__prices" label="${chrome.price}">${inputs}</shop-range>`,
    },
    context,
  );
  const isPriced = priceFrom !== undefined || priceTo !== undefined;
  const value = isPriced ? `${priceFrom ?? ''}-${priceTo ?? ''}` : '';
  return html`<fieldset><legend>${chrome.price}</legend>${serialized(PRICE, value)}${range}</fieldset>`;
}

/** The theme's script writes the choices into hidden inputs; instead of it, the tag does. */
function filters(blocks: AsideBlocks, query: ListQuery, context: PageContext): Html {
  const { url, texts } = context;
  const { makers, countOf, highestPrice } = blocks;
  const form = (look: string) => html`<form class="${look}" action="${url.pathname}">
    ${queryFields(url, [PRODUCERS, PRICE])}
    ${prices(highestPrice, query, context)}
    <fieldset><legend>${texts.chrome.makers}</legend>${serialized(PRODUCERS, query.makers.join())}${makers.map((one) => maker(one, countOf(one), query))}</fieldset>
    <button class="btn" type="submit">${texts.chrome.filter}</button>
  </form>`;
  const plain = form('menu_filter__form filters__form');
  const tag = (content: Html) => html`<shop-filters below="0">${content}</shop-filters>`;
  return taken({ plain, around: tag(plain), instead: tag(form('menu_filter__form')) }, context);
}

/** On phones, the blocks of the column are above the list, and buttons show one of them at a time. */
function phoneButtons(context: PageContext): Html {
  const { categories, chrome } = context.texts;
  const buttons = html`<button class="btn" type="button" data-for="#${LINKS_ID}">${categories}</button>
      <button class="btn" type="button" data-for="#${FILTER_ID}">${chrome.filters}</button>`;
  const tabs = html`<shop-menu-tabs class="menu_buttons__tabs" aria-label="${chrome.browse}">${buttons}</shop-menu-tabs>`;
  const items = html` items="#${LINKS_ID}, #${FILTER_ID}"`;
  return taken(
    {
      around: html`<shop-mobile-grid${items}><div id="menu_buttons">${tabs}</div></shop-mobile-grid>`,
      instead: html`<shop-mobile-grid id="menu_buttons"${items}>${tabs}</shop-mobile-grid>`,
    },
    context,
  );
}

/** The column beside a list: categories and filters. */
export function aside(blocks: AsideBlocks, query: ListQuery, context: PageContext): Html {
  const { texts } = context;
  return html`${phoneButtons(context)}
    <aside id="aside">
      <section id="${LINKS_ID}"><h2 class="aside__label">${texts.categories}</h2>
        <ul>${blocks.categories.map((category) => link(category, context))}</ul></section>
      <section id="${FILTER_ID}"><h2 class="aside__label">${texts.chrome.filters}</h2>
        ${filters(blocks, query, context)}</section>
    </aside>`;
}
