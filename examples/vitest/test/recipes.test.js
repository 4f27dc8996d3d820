import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import 'shop-elements/elements/field';
import 'shop-elements/elements/form';
import 'shop-elements/elements/minicart';
import { createPlatform, install, part, resetPage, settled, text } from 'shop-elements/testing';

const CART = '<shop-minicart lang="en"><a href="/basketedit.php">Basket</a></shop-minicart>';

let undo = () => {};

/** Installs a test platform; returns it, so that the test can check its calls. */
function use(options) {
  const platform = createPlatform(options);
  undo = install(platform);
  return platform;
}

/** Adds a tag to the page. */
function show(markup) {
  document.body.innerHTML = markup;
  return document.body.firstElementChild;
}

afterEach(() => {
  document.body.replaceChildren();
  undo();
  resetPage();
});

it('shows the number of pieces in the mini-cart', async () => {
  const platform = use({ basket: [{ product: 110, quantity: 3 }] });
  const cart = show(CART);
  await settled(cart);
  expect(text(cart, 'badge')).toBe('3');
  expect(platform.calls.map(({ name }) => name)).toEqual(['basket']);
});

it('does not show an empty basket when the request fails', async () => {
  use({ fail: { basket: '500' } });
  const cart = show(CART);
  await settled(cart);
  expect(cart.matches(':state(error)')).toBe(true);
  expect(part(cart, 'link').getAttribute('href')).toBe('/basketedit.php');
});

it('shows no count and opens no panel for an empty basket', async () => {
  use();
  const cart = show(CART);
  await settled(cart);
  expect(cart.matches(':state(empty)')).toBe(true);
  expect(text(cart, 'badge')).toBe('');
});

it('shows why the platform refuses a form', async () => {
  use({ lang: 'en' });
  const form = show(`<shop-form lang="en"><form action="/client-new.php">
    <shop-field type="zipcode"><label for="zip">Postal code</label><input id="zip" name="zip" value="9"></shop-field>
    <button>Register</button></form></shop-form>`);
  await settled(form);
  expect(await form.validate()).toBe(false);
  await settled(form);
  expect(form.querySelector('input').getAttribute('aria-invalid')).toBe('true');
  expect(form.querySelector('shop-field').textContent).toContain('XX-XXX');
});

it('shows the link while the basket is loading', async () => {
  use({ basket: [{ product: 110 }], latency: 300 });
  const cart = show(CART);
  await expect.poll(() => cart.matches(':state(loading)')).toBe(true);
  expect(part(cart, 'link').getAttribute('href')).toBe('/basketedit.php');
  await settled(cart);
  expect(text(cart, 'badge')).toBe('1');
});

it('has no accessibility violations in the open panel', async () => {
  use({ basket: [{ product: 110 }, { product: 101, quantity: 2 }] });
  const cart = show(CART);
  cart.show();
  await settled(cart);
  expect(part(cart, 'panel').checkVisibility()).toBe(true);
  const { violations } = await axe.run(cart);
  expect(violations).toEqual([]);
});
