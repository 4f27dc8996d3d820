import { amountText } from '../../../../platform/catalogue/amount.ts';
import type { Product } from '../../../../platform/catalogue/catalogue.types.ts';
import { type Html, html, type Part } from '../../../html.ts';
import type { PageContext } from '../../../page.ts';
import { HOST_TEXTS } from '../../texts.ts';
import { taken } from '../mode.ts';

/** The packs in the select, whose last option allows more. */
const PACKS = [1, 2, 3, 4, 5];

function numberButton(type: 'down' | 'up', label: string): Html {
  return html`<button class="btn projector_buy__number_${type}" type="button" data-range-type="${type}" aria-label="${label}">${type === 'up' ? '+' : '−'}</button>`;
}

/** The limits of the quantity as attributes of its control, for the theme's script and the tag. */
const facts = ({ unit: { sellBy }, terms }: Product): Html =>
  html`id="projector_number" name="number" form="projector_form" data-sellby="${sellBy}" data-prev="${sellBy}"
      data-minimum-quantity="${terms.least}"`;

/** The select for products that are sold in packs. */
function select(product: Product, { lang }: PageContext): Html {
  const { sellBy } = product.unit;
  return html`<select class="f-control" ${facts(product)}>${PACKS.map(
    (packs) => html`<option value="${packs * sellBy}">${packs * sellBy}</option>`,
  )}<option value="" data-more>${HOST_TEXTS[lang].moreUnits}</option></select>`;
}

const input = (product: Product): Html =>
  html`<input class="f-control" type="number" value="${product.unit.sellBy}" step="${product.unit.sellBy}" ${facts(product)}>`;

const isSoldInPacks = ({ unit: { sellBy } }: Product): boolean =>
  sellBy > 1 && Number.isInteger(sellBy);

/** The quantity, between the buttons of the theme. */
export function number(product: Product, context: PageContext): Html {
  const { lang, texts } = context;
  if (isSoldInPacks(product)) {
    const packs = select(product, context);
    const tag = html`<shop-quantity>${packs}</shop-quantity>`;
    return taken({ around: tag, instead: tag }, context);
  }
  const name = product.name[lang];
  const [down, up] = [
    numberButton('down', texts.fewerOf(name)),
    numberButton('up', texts.moreOf(name)),
  ];
  return taken(
    {
      around: html`<shop-quantity>${down}${input(product)}${up}</shop-quantity>`,
      instead: html`<shop-quantity>${input(product)}</shop-quantity>`,
    },
    context,
  );
}

/** Radio buttons that set the quantity to the minimum of a quantity rebate. */
export function multipack({ terms, unit }: Product, { lang }: PageContext): Part {
  const { rebates } = terms;
  if (rebates.length === 0) return '';
  return html`<p id="projector_multipack">${rebates.map(
    ({ from, percent }) =>
      html`<label><input type="radio" name="multipack_radio" form="projector_form" data-number="${from}"> ${amountText(from, unit, lang)} (−${percent}%)</label> `,
  )}</p>`;
}
