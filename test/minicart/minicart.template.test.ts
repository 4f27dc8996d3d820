import { expect, fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { all, one, parts } from '../kit/shadow.ts';
import '../kit/guard.ts';
import { settled } from '../kit/settled.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import { graphqlBasket, picturedProduct } from './minicart.fixtures.ts';

type Minicart = ElementOf<typeof minicartElement>;

registerElements([minicartElement]);

const ROW = html`<template slot="product">
  <img data-field="image" alt="" />
  <a data-field="name"></a>
  <i data-field="version">to be filled in</i>
  <span data-field="quantity"></span>, <b data-field="price"></b>
</template>`;

const openCart = (editable: boolean, ...products: object[]): Promise<Minicart> =>
  open(html`<shop-minicart ?editable=${editable} lang="en">${ROW}</shop-minicart>`, products);

async function open(tag: ReturnType<typeof html>, products: object[]): Promise<Minicart> {
  installFakePlatform();
  platform.answer('basket', { basket: graphqlBasket(products) });
  const cart = await fixture<Minicart>(tag);
  await settled(cart);
  cart.show();
  await settled(cart);
  await waitUntil(() => rowsOf(cart).length === products.length, 'the rows');
  return cart;
}

const rowsOf = (cart: Minicart) => [...cart.querySelectorAll<HTMLElement>('[slot^=product-]')];
const place = (row: HTMLElement | undefined, name: string) =>
  row?.querySelector<HTMLElement>(`[data-field=${name}]`) as HTMLElement;

describe('<template slot="product"> of <shop-minicart>', () => {
  it('is the row of each product, filled in with texts and URLs, never with HTML', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const cart = await openCart(
      false,
      picturedProduct({ name, link: '/shirt' }),
      picturedProduct({ link: 'javascript:alert(1)', name: 'Coat' }, { id: 8 }),
    );
    const [shirt, coat] = rowsOf(cart);
    expect(place(shirt, 'name').textContent).to.equal(name);
    expect(place(shirt, 'name').getAttribute('href')).to.equal('/shirt');
    expect(place(shirt, 'quantity').textContent).to.match(/^2/);
    expect(place(shirt, 'price').textContent).to.match(/\d/);
    expect(place(coat, 'name').hasAttribute('href')).to.equal(false);
    expect(parts(cart, 'facts')).to.deep.equal([]);
    await expectAccessible(cart);
  });

  it('hides a placeholder without a value', async () => {
    const cart = await openCart(false, picturedProduct({ versionName: '', iconSmall: null }));
    const [row] = rowsOf(cart);
    expect(place(row, 'version').checkVisibility()).to.equal(false);
    expect(place(row, 'name').checkVisibility()).to.equal(true);
  });

  it('warns about a placeholder that no product can fill in, and hides it', async () => {
    const warned = warnings();
    const row = html`<template slot="product"><b data-field="colour">Red</b></template>`;
    const cart = await open(html`<shop-minicart lang="en">${row}</shop-minicart>`, [
      picturedProduct({}),
    ]);
    expect(place(rowsOf(cart)[0], 'colour').hidden).to.equal(true);
    expect(warned).to.have.length(1);
    expect(warned[0]).to.match(/\[shop-minicart\].*"colour".*name, link, image, size.*See docs/);
  });

  it('keeps the buttons of an editable basket, and updates with it', async () => {
    const cart = await openCart(true, picturedProduct({}, { quantity: 2 }));
    const [row] = rowsOf(cart);
    platform.answer('basket', { basket: graphqlBasket([picturedProduct({}, { quantity: 3 })]) });
    one(cart, '[part=more]').click();
    await waitUntil(() => place(row, 'quantity').textContent?.startsWith('3'), 'the quantity');
    expect(rowsOf(cart)).to.deep.equal([row]);
  });

  it('can be added later and removed again', async () => {
    const cart = await openCart(false, picturedProduct({}));
    const template = cart.querySelector('template') as HTMLTemplateElement;
    template.remove();
    await waitUntil(() => parts(cart, 'facts').length === 1, 'our row');
    expect(rowsOf(cart)).to.deep.equal([]);
    cart.append(template);
    await waitUntil(() => rowsOf(cart).length === 1, 'the row of the author');
    expect(all(cart, '[part=facts]')).to.deep.equal([]);
  });

  for (const name of ['script', 'style', 'iframe', 'object', 'embed', 'noscript', 'template']) {
    it(`fills nothing into <${name}>, and warns the author (AT4, TR-01)`, async () => {
      const warned = warnings();
      const template = Object.assign(document.createElement('template'), { slot: 'product' });
      const marked = document.createElement(name);
      marked.dataset.field = 'name';
      const inSvg = document.createElementNS('http://www.w3.org/2000/svg', 'script');
      inSvg.setAttribute('data-field', 'name');
      template.content.append(marked, inSvg);
      Reflect.set(window, 'filledIn', 0);
      const cart = await open(html`<shop-minicart lang="en">${template}</shop-minicart>`, [
        picturedProduct({ name: 'filledIn++' }),
      ]);
      const [row] = rowsOf(cart);
      expect(row?.querySelectorAll(`${name},script`).length).to.be.at.least(1);
      expect(row?.textContent).to.equal('');
      expect(Reflect.get(window, 'filledIn')).to.equal(0);
      expect(warned.join('\n')).to.include(`data-field="name" on <${name}>`);
    });
  }
});
