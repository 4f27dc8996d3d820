import type { Product, Size } from '../../../../platform/catalogue/catalogue.types.ts';
import { hasStock } from '../../../../platform/catalogue/stock.ts';
import { productUrl } from '../../../../platform/links.ts';
import { type Html, html } from '../../../html.ts';
import type { PageContext } from '../../../page.ts';
import { sizePrice } from '../../../partials/price.ts';
import { HOST_TEXTS } from '../../texts.ts';

/** With more sizes, a select takes the place of the links. */
const MOST_LINKS = 7;

/** The size that the address names; without script its link chooses it. */
function selectedSize({ sizes }: Product, { url }: PageContext): Size | undefined {
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
  if (sizes.length <= MOST_LINKS)
    return html`${sizes.map((size) => sizeLink(size, product, context))}`;
  return html`<select class="f-control" name="projector_sizes" aria-label="${label}">
    <option value="">${HOST_TEXTS[context.lang].chooseSize}</option>
    ${sizes.map((size) => sizeOption(size, product, context))}
  </select>`;
}

/** The sizes, and the hidden input with the chosen one; with several sizes it is empty at first. */
export function sizesSection(product: Product, context: PageContext): Html {
  const isOne = product.sizes.length === 1;
  const chosen = selectedSize(product, context)?.id ?? '';
  return html`<div id="projector_sizes_section"${isOne && html` data-onesize="true" hidden`}>
    ${!isOne && html`<span class="projector_label">${context.texts.size}</span>${choices(product, context)}`}
    <input type="hidden" id="projector_size_hidden" name="size" value="${chosen}" form="projector_form" autocomplete="off">
  </div>`;
}
