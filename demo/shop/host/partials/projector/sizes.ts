import type { Product, Size } from '../../../../platform/catalogue/catalogue.types.ts';
import { hasStock } from '../../../../platform/catalogue/stock.ts';
import { productUrl } from '../../../../platform/links.ts';
import { type Html, html } from '../../../html.ts';
import type { PageContext } from '../../../page.ts';
import { sizePrice } from '../../../partials/price.ts';
import { HOST_TEXTS } from '../../texts.ts';
import { taken } from '../mode.ts';

/** The number of sizes above which a select replaces the links. */
const MOST_LINKS = 7;

/** The size in the URL; without JavaScript, the link of a size leads to it. */
export function selectedSize({ sizes }: Product, { url }: PageContext): Size | undefined {
  const [only, ...others] = sizes;
  if (others.length === 0) return only;
  return sizes.find(({ id }) => id === url.searchParams.get('selected_size'));
}

function stateOf(size: Size, product: Product, context: PageContext): Html {
  return html`${!hasStock(size) && ' --disabled'}${size === selectedSize(product, context) && ' --selected'}`;
}

function sizeLink(size: Size, product: Product, context: PageContext): Html {
  const address = `${productUrl(product, context.lang)}?selected_size=${size.id}`;
  return html`<a class="projector_sizes__item${stateOf(size, product, context)}" href="${address}" data-product-id="${product.id}" data-size-type="${size.id}" data-price="${sizePrice(size, product, context)}">${size.name[context.lang]}</a>`;
}

function sizeOption(size: Size, product: Product, context: PageContext): Html {
  const name = `${size.name[context.lang]}${hasStock(size) ? '' : ` ${HOST_TEXTS[context.lang].soldOut}`}`;
  const isSelected = size === selectedSize(product, context);
  return html`<option class="${stateOf(size, product, context)}" value="${size.id}" label="${name}" data-count="${size.stock}" data-size-type="${size.id}"${isSelected && html` selected`}>${name}</option>`;
}

function choices(product: Product, context: PageContext): Html {
  const { sizes } = product;
  const { size: label } = context.texts;
  const name = html`<span class="projector_label">${label}</span>`;
  if (sizes.length <= MOST_LINKS)
    return html`${name}${sizes.map((size) => sizeLink(size, product, context))}`;
  return html`${name}<select class="f-control" name="projector_sizes" aria-label="${label}">
    <option value="">${HOST_TEXTS[context.lang].chooseSize}</option>
    ${sizes.map((size) => sizeOption(size, product, context))}
  </select>`;
}

/** A product's only size needs no choice. */
const ONE_SIZE = html`<div id="projector_sizes_section" data-onesize="true" hidden></div>`;

/** The choice of a size: a list if the theme has a select. */
function severalSizes(product: Product, context: PageContext): Html {
  const look = product.sizes.length > MOST_LINKS && html` look="list"`;
  const items = choices(product, context);
  return taken(
    {
      around: html`<div id="projector_sizes_section"><shop-choice${look}>${items}</shop-choice></div>`,
      instead: html`<shop-choice id="projector_sizes_section"${look}>${items}</shop-choice>`,
    },
    context,
  );
}

/** The sizes, and the hidden input with the chosen one; with several sizes it is empty at first. */
export function sizesSection(product: Product, context: PageContext): Html {
  const chosen = selectedSize(product, context)?.id ?? '';
  return html`${product.sizes.length === 1 ? ONE_SIZE : severalSizes(product, context)}
    <input type="hidden" id="projector_size_hidden" name="size" value="${chosen}" form="projector_form" autocomplete="off">`;
}
