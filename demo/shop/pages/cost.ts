import { type Html, html } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { productGrid } from '../partials/product-card.ts';
import { costEnglish } from '../texts/cost.en.ts';
import { costPolish } from '../texts/cost.pl.ts';

type CostTexts = typeof costPolish;

const SHOWN_PRODUCTS = 4;

const textsFor = ({ lang }: PageContext): CostTexts => (lang === 'pl' ? costPolish : costEnglish);

/** The texts of the cells for the script, as data attributes. */
const listOf = (rows: Readonly<Record<string, string>>): Html =>
  html`${Object.entries(rows).map(([key, word]) => html` data-${key}="${word}"`)}`;

const headRow = (names: readonly string[]): Html =>
  html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;

function scripts({ scripts, file, size, time, reason, reasons, total }: CostTexts): Html {
  return html`<div class="cost__scroll" tabindex="0" role="region" aria-label="${scripts}"><table class="cost__table">
    <caption>${scripts}</caption>
    ${headRow([file, size, time, reason])}
    <tbody data-cost-scripts${listOf(reasons)}></tbody>
    <tfoot><tr><th scope="row">${total}</th><td data-cost-total></td><td></td><td></td></tr></tfoot>
  </table></div>`;
}

function tags({ tags, tag, stage, stages }: CostTexts): Html {
  return html`<div class="cost__scroll" tabindex="0" role="region" aria-label="${tags}"><table class="cost__table">
    <caption>${tags}</caption>
    ${headRow([tag, stage])}
    <tbody data-cost-tags${listOf(stages)}></tbody>
  </table></div>`;
}

function comparison(texts: CostTexts): Html {
  const { compared, comparison, header, size, files, ours, stock } = texts;
  const rows = Object.entries({ ours, stock });
  return html`<section>
    <h2>${compared}</h2>
    <p>${comparison}</p>
    <table class="cost__table">
      ${headRow([header, size, files])}
      <tbody>${rows.map(([key, name]) => html`<tr data-cost-header="${key}"><th scope="row">${name}</th><td></td><td></td></tr>`)}</tbody>
    </table>
    <div class="cost__frames">${rows.map(
      ([key, name]) =>
        html`<iframe class="cost__frame" name="${key}" title="${compared}: ${name}" src="/cost/${key}/"></iframe>`,
    )}</div>
  </section>`;
}

/**
 * `/cost/`: what this page has loaded, when and why, for each tag, and its header compared with one made with stock
 * r2wc.
 */
export function costPage(context: PageContext): Page {
  const texts = textsFor(context);
  const products = context.shop.catalogue.products.slice(0, SHOWN_PRODUCTS);
  return {
    kind: 'cms_page',
    title: texts.heading,
    description: texts.intro,
    crumbs: [{ name: texts.heading }],
    alternates: sameAddress(context.url),
    styles: ['cost'],
    scripts: ['cost', 'lists'],
    main: html`<div class="cost">
      <h1>${texts.heading}</h1>
      <p class="prose__lead">${texts.intro}</p>
      <noscript><p>${texts.needsScript}</p></noscript>
      ${scripts(texts)}
      ${tags(texts)}
      <section><h2>${texts.products}</h2>${productGrid(products, context)}</section>
      ${comparison(texts)}
    </div>`,
  };
}
