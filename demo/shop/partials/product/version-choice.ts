import type {
  Product,
  VersionAxis,
  VersionGroup,
} from '../../../platform/catalogue/catalogue.types.ts';
import { hasStock } from '../../../platform/catalogue/stock.ts';
import { leadsTo, versionsOf } from '../../../platform/catalogue/versions.ts';
import { imageUrl, productUrl } from '../../../platform/links.ts';
import { type Html, html, type Part } from '../../html.ts';
import type { PageContext } from '../../page.ts';

const SWATCH = 36;

/** A value of an axis, and the product with that value and the other values of the page's product. */
interface Value {
  readonly id: number;
  readonly name: string;
  readonly link: string | undefined;
  readonly product: Product | undefined;
  readonly isChosen: boolean;
  readonly isSoldOut: boolean;
}

/** An axis with its values, relative to the page's product. */
interface Axis {
  readonly id: number;
  readonly name: string;
  readonly values: readonly Value[];
}

function valuesOf(product: Product, group: VersionGroup, { lang, shop }: PageContext) {
  return ({ values }: VersionAxis, axis: number): readonly Value[] =>
    values.map(({ id, name }) => {
      const other = leadsTo({ product, group, axis, value: id }, shop.catalogue);
      return {
        id,
        name: name[lang],
        link: other && productUrl(other, lang),
        product: other,
        isChosen: other === product,
        isSoldOut: other !== undefined && !other.sizes.some(hasStock),
      };
    });
}

function axesOf(product: Product, context: PageContext): readonly Axis[] {
  const group = versionsOf(product.id, context.shop.catalogue);
  if (!group) return [];
  const valuesIn = valuesOf(product, group, context);
  return group.axes.map((axis, index) => ({
    id: axis.id,
    name: axis.name[context.lang],
    values: valuesIn(axis, index),
  }));
}

function swatch(product: Product): Html {
  return html`<img class="drawn" src="${imageUrl(product, 'small')}" width="${SWATCH}" height="${SWATCH}" alt=""> `;
}

/** A version in the markup of the tag; a value without a product is not a link. */
function version(
  { name, link, isChosen, isSoldOut }: Value,
  picture: Part,
  { texts }: PageContext,
) {
  if (link === undefined) return html`<li><span class="version version--none">${name}</span></li>`;
  const note = isSoldOut && html`<span class="shop-choice-note"> ${texts.product.soldOut}</span>`;
  return html`<li><a class="version${isSoldOut && ' --disabled'}" href="${link}"${isChosen && html` aria-current="true"`}>${picture}<span>${name}</span>${note}</a></li>`;
}

function links({ name, values }: Axis, isPictured: boolean, context: PageContext): Html {
  return html`<div class="versions"><p class="versions__name">${name}</p>
    <ul class="versions__list" role="list">${values.map((value) =>
      version(value, isPictured && value.product && swatch(value.product), context),
    )}</ul></div>`;
}

/** The markup of one of several axes, for the tag; hidden without JavaScript, because it would have no effect. */
function select({ id, name, values }: Axis): Html {
  return html`<select data-id="${id}" aria-label="${name}" hidden>${values.map(
    (value) =>
      html`<option${value.isSoldOut && html` class="--disabled"`} data-values_id="${value.id}" data-product="${value.product?.id}" data-link="${value.link}"${value.isChosen && html` selected`}>${value.name}</option>`,
  )}</select>`;
}

/** The versions of a product as links to their pages, with pictures if they differ on a single axis. */
export function versionChoice(product: Product, context: PageContext): Part {
  const axes = axesOf(product, context);
  const [only, ...others] = axes;
  if (!only) return '';
  if (others.length === 0)
    return html`<shop-choice class="buy__choice" of="version" label="${only.name}">${links(only, true, context)}</shop-choice>`;
  return html`<shop-choice class="buy__choice" of="version">${axes.map(
    (axis) => html`${links(axis, false, context)}${select(axis)}`,
  )}</shop-choice>`;
}
