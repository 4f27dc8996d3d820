import { expect, html } from '@open-wc/testing';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { settled } from '../kit/settled.ts';
import { buyingOf, control, followed, form, SHIRT } from './product.fixtures.ts';
import '../kit/guard.ts';

/** The maximum time that a theme's scripts take to write a control. */
const LATE_MS = 600;

let platform: FakePlatform;
beforeEach(() => {
  platform = installFakePlatform();
});

const shirt = () =>
  mount(
    'shop-product',
    html`<shop-product .product=${SHIRT}>${form()}</shop-product><shop-follower></shop-follower>`,
  );

describe('elements that follow a <shop-product>', () => {
  it('read its form, from anywhere on the page', async () => {
    const { page, element } = await shirt();
    expect([followed(page), buyingOf(element)]).to.deep.equal(['101 - 1 -', 'choose']);
    control(page, 'size', 'M').click();
    expect([followed(page), buyingOf(element)]).to.deep.equal(['101 M 1 109,00 zł', 'buyable']);
    control(page, 'size', 'L').click();
    expect(buyingOf(element)).to.equal('sold-out');
  });

  it('update after a script writes without an event [PP-06]', async () => {
    const { page } = await mount(
      'shop-product',
      html`<shop-product .product=${SHIRT}><form id="theme"><input type="hidden" name="product" value="101"></form></shop-product>
        <p><input type="hidden" name="size" form="theme"></p><shop-follower></shop-follower>`,
    );
    control(page, 'size').setAttribute('value', 'S');
    await settled();
    expect(followed(page)).to.equal('101 S 1 99,00 zł');
    control(page, 'size').value = 'M';
    await settled();
    expect(followed(page)).to.equal('101 M 1 109,00 zł');
    const other = control(page, 'size').cloneNode();
    if (other instanceof HTMLInputElement) other.value = 'S';
    control(page, 'size').replaceWith(other);
    page.click();
    await platform.clock.advance(0);
    expect(followed(page)).to.equal('101 S 1 99,00 zł');
  });

  it('update after a script sets a quantity without an event [PP-07]', async () => {
    const { page } = await shirt();
    page.addEventListener('click', () => {
      control(page, 'number').value = '3';
    });
    page.click();
    await platform.clock.advance(0);
    expect(followed(page)).to.equal('101 - 3 -');
    platform.clock.after(LATE_MS - 1, () => {
      control(page, 'number').value = '4';
    });
    page.click();
    await platform.clock.advance(LATE_MS);
    expect(followed(page)).to.equal('101 - 4 -');
  });

  it('use the nearest product, or that of the page [PP-09]', async () => {
    const one = html`<shop-product .product=${SHIRT}>${form()}<shop-follower></shop-follower></shop-product>`;
    const { page } = await mount(
      'shop-product',
      html`<section>${one}</section><section>${one}</section><shop-follower id="out"></shop-follower>`,
    );
    const [first, second] = page.querySelectorAll('section');
    if (!first || !second) throw new Error('Expected two products.');
    control(first, 'size', 'S').click();
    control(second, 'size', 'M').click();
    const seen = [followed(first), followed(second), followed(page, '#out')];
    expect(seen).to.deep.equal(['101 S 1 99,00 zł', '101 M 1 109,00 zł', '101 S 1 99,00 zł']);
  });

  it('ignore a product in a dialog or a card from outside [PP-10]', async () => {
    const { page } = await mount(
      'shop-product',
      html`<shop-follower id="out"></shop-follower>
        <dialog open><shop-product id="quick" .product=${SHIRT}>${form({ id: 101 })}<shop-follower id="in"></shop-follower></shop-product></dialog>
        <shop-product card>${form({ id: 102 })}</shop-product>
        <shop-follower id="named" for="quick"></shop-follower>
        <shop-product>${form({ id: 103 })}</shop-product>`,
    );
    const seen = ['#out', '#in', '#named'].map((selector) => followed(page, selector));
    expect(seen).to.deep.equal(['103 - 1 -', '101 - 1 -', '101 - 1 -']);
    page.querySelector('dialog')?.remove();
    await settled();
    expect(followed(page, '#named')).to.equal('none');
  });

  it('use the new product once the region is replaced [PP-11]', async () => {
    const { page } = await mount(
      'shop-product',
      html`<div id="content"><shop-product>${form()}</shop-product></div><shop-follower></shop-follower>`,
    );
    expect(followed(page)).to.equal('101 - 1 -');
    const content = page.querySelector('#content');
    if (content)
      content.outerHTML =
        '<div><shop-product><form><input name="product" value="7"></form></shop-product></div>';
    await settled();
    expect(followed(page)).to.equal('7 - 1 -');
  });

  it('show a choice that a script makes, which its form submits', async () => {
    const { page, element } = await shirt();
    const heard: string[] = [];
    page.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) heard.push(target.name);
    });
    expect(await element.choose({ size: 'M', quantity: 2 })).to.equal(true);
    expect([followed(page), heard]).to.deep.equal(['101 M 2 109,00 zł', ['size', 'number']]);
    expect(control(page, 'size', 'M').checked).to.equal(true);
    expect(await element.choose({ size: 'XXL' })).to.equal(false);
    expect(await element.choose({ quantity: 'two' })).to.equal(false);
    expect(followed(page)).to.equal('101 M 2 109,00 zł');
  });

  it('show a choice stored without a form', async () => {
    const { page, element } = await mount(
      'shop-product',
      html`<shop-product .product=${SHIRT}></shop-product><shop-follower></shop-follower>`,
    );
    expect(await element.choose({ size: 'S', quantity: '2' })).to.equal(true);
    expect(followed(page)).to.equal('101 S 2 99,00 zł');
  });

  it('find a form elsewhere on the page, also one added later [PP-21]', async () => {
    const { page } = await mount(
      'shop-product',
      html`<shop-product form="late"></shop-product><shop-follower></shop-follower><div></div>`,
    );
    expect(followed(page)).to.equal('none');
    const place = page.querySelector('div');
    if (place) place.innerHTML = '<form id="late"><input name="product" value="101"></form>';
    await settled();
    expect(followed(page)).to.equal('101 - 1 -');
    place?.replaceChildren();
    await settled();
    expect(followed(page)).to.equal('none');
  });
});
