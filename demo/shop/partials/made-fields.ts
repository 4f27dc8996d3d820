import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { fieldsOf } from '../../platform/catalogue/made.ts';
import { type Html, html, type Part } from '../html.ts';
import type { PageContext } from '../page.ts';

/** The products of a bundle, each with its quantity. */
function parts({ made }: Product, { lang, shop }: PageContext): Part {
  if (made?.type !== 'bundle') return '';
  return html`<ul>${made.parts.map(({ productId, quantity }) => {
    const name = shop.catalogue.product(productId)?.name[lang];
    return html`<li>${quantity} × ${name}</li>`;
  })}</ul>`;
}

function choice({ made }: Product, form: string, { lang }: PageContext): Part {
  if (made?.type !== 'product_configurable') return '';
  const { name, values } = made.choice;
  return html`<label class="field"><span class="field__label">${name[lang]}</span>
    <select class="field__input" name="priceformula[choice]" form="${form}">
      ${values.map((value, index) => html`<option value="${index}">${value[lang]}</option>`)}
    </select></label>`;
}

/** The fields of a bundle or of a product made to order, in addition to product, size and number. */
export function madeFields(product: Product, form: string, context: PageContext): Html {
  const hidden = [...fieldsOf(product)].filter(([, values]) => values.length === 1);
  return html`${parts(product, context)}${choice(product, form, context)}${hidden.map(
    ([name, [value]]) => html`<input type="hidden" name="${name}" value="${value}" form="${form}">`,
  )}`;
}
