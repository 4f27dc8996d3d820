import { html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { registerElements } from '../../elements/start/register.ts';
import { choiceElement } from '../../elements/tags/choice/choice.element.ts';
import { productElement } from '../../elements/tags/product/product.element.ts';
import type { Mounted } from '../kit/mount.ts';
import { text } from '../kit/shadow.ts';

registerElements([productElement, choiceElement]);

const address = location.href;

/** Removes the chosen size from the URL, where the page's product stores it. */
export const forgetSize = (): void => history.replaceState(history.state, '', address);
afterEach(forgetSize);

const amount = (value: number) => ({
  gross: { value, formatted: `${value},00 zł` },
  net: false,
});

interface SizeFacts {
  readonly price?: number;
  readonly stock?: number;
  readonly name?: string;
}

/** A size in the format of `product_data`. */
export const size = (id: string, { price = 99, stock = 20, name = id }: SizeFacts = {}) => ({
  id,
  name,
  amount: stock,
  price: { price: amount(price) },
  availability: { visible: true, status: stock === 0 ? 'disable' : 'enable', description: '' },
});

const UNIT = { name: 'szt.', singular: 'sztuka', plural: 'sztuki', precision: '0', sellBy: 1 };

/** A product with these sizes. */
export const productOf = (...sizes: readonly unknown[]) => ({ id: 101, unit: UNIT, sizes });

/** A product with three sizes: two pieces of M, none of L. */
export const SHIRT = productOf(size('S'), size('M', { stock: 2 }), size('L', { stock: 0 }));

/** A product with a form around its choice. */
export const product = (
  data: unknown,
  choice: TemplateResult,
  controls: TemplateResult = html`<input type="hidden" name="size">`,
): TemplateResult => html`<shop-product .product=${data}>
  <form action="javascript:void 0" method="post">
    <input type="hidden" name="product" value="101">
    ${controls}${choice}
    <button type="submit">Buy</button>
  </form>
</shop-product>`;

/** Radio buttons in labels, as in a form without JavaScript. */
export const radios = (ids: readonly string[] = ['S', 'M', 'L']): TemplateResult =>
  html`<fieldset><legend>Rozmiar</legend>${ids.map(
    (id) => html`<label><input type="radio" name="size" value=${id}> ${id}</label> `,
  )}</fieldset>`;

/** The sizes as the links of the theme. */
export const links = (ids: readonly string[] = ['S', 'M', 'L']): TemplateResult =>
  html`${ids.map((id) => html`<a href=${`?selected_size=${id}`} data-size-type=${id}>${id}</a> `)}`;

/** The first control with a name, or the radio button with a value. */
export function control(place: ParentNode, name: string, value?: string): HTMLInputElement {
  const selector = value === undefined ? `[name="${name}"]` : `[name="${name}"][value="${value}"]`;
  const found = place.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`Expected ${selector}.`);
  return found;
}

/** The text of each option that the tag renders: name and note. */
export const renderedOptions = (tag: Mounted): readonly string[] =>
  tag
    .parts('option')
    .map((option) => [...option.querySelectorAll('[part|="option"]')].map(text).join(' '));

/** The radio button of an option that the tag renders. */
export const renderedRadio = (tag: Mounted, id: string): HTMLInputElement => {
  const found = tag.one(`input[value="${id}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`Expected an option ${id}.`);
  return found;
};

/** The active custom states of a tag. */
export const statesOf = ({ element }: Mounted): readonly string[] =>
  ['empty', 'invalid', 'sold-out', 'conflict', 'turning'].filter((state) =>
    element.matches(`:state(${state})`),
  );
