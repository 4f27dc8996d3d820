import { expect, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { text } from '../../elements/declare/attributes.ts';
import { declareElement } from '../../elements/declare/declaration.ts';
import { registerElements } from '../../elements/start/register.ts';
import { productElement } from '../../elements/tags/product/product.element.ts';
import { Follower } from './Follower.tsx';

/** A test element that shows the product it follows. */
export const followerElement = declareElement({
  tag: 'shop-follower',
  component: Follower,
  activate: 'ready',
  attributes: { for: text() },
  events: {},
});

registerElements([productElement, followerElement]);

const address = location.href;
afterEach(() => {
  history.replaceState(history.state, '', address);
  for (const one of document.querySelectorAll('shop-toasts')) one.remove();
});

const amount = (value: number) => ({
  gross: { value, formatted: `${value},00 zł` },
  net: false,
});

/** A size in the format of `product_data`. */
export const size = (id: string, price: number, stock: number | string = 5) => ({
  id,
  name: id,
  amount: stock,
  price: { price: amount(price) },
  availability: { visible: true, status: stock === 0 ? 'disable' : 'enable', description: '' },
});

/** A product with three sizes; L is sold out. */
export const SHIRT = { id: 101, sizes: [size('S', 99), size('M', 109), size('L', 119, 0)] };

const radio = (id: string) =>
  html`<label><input type="radio" name="size" value=${id}> ${id}</label>`;

/** The form of a product with radio buttons for its sizes. */
export const form = ({ id = 101, sizes = ['S', 'M', 'L'] } = {}): TemplateResult =>
  html`<form action="javascript:void 0" method="post">
    <input type="hidden" name="product" value=${id}>
    <input type="hidden" name="mode" value="1">
    <fieldset><legend>Size</legend>${sizes.map(radio)}</fieldset>
    <input type="number" name="number" value="1" aria-label="Quantity">
    <button type="submit">Buy</button>
  </form>`;

/** The first control with a name, or the radio button with a value. */
export function control(place: ParentNode, name: string, value?: string): HTMLInputElement {
  const selector = value === undefined ? `[name="${name}"]` : `[name="${name}"][value="${value}"]`;
  const found = place.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`Expected ${selector}.`);
  return found;
}

/** The content of a follower. */
export const followed = (place: ParentNode, selector = 'shop-follower'): string =>
  place.querySelector(selector)?.shadowRoot?.querySelector('output')?.textContent ?? '';

/** The custom state of a product that represents whether it can be bought. */
export function buyingOf(tag: Element): string {
  const all = ['buyable', 'choose', 'conflict', 'sold-out', 'on-request', 'too-few', 'too-many'];
  const states = all.filter((state) => tag.matches(`:state(${state})`));
  expect(states).to.have.length(1);
  return String(states[0]);
}
