import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { priceElement } from '../../elements/tags/price/price.element.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { warnings } from '../kit/warnings.ts';
import { form, SHIRT } from '../product/product.fixtures.ts';
import '../kit/guard.ts';

registerElements([priceElement]);

/** What an author is told of a page with these products and a price. */
async function toldOf(products: ReturnType<typeof html>, id = ''): Promise<string> {
  installFakePlatform();
  const said = warnings();
  const tag = await mount('shop-price', html`${products}<shop-price for=${id}>99 zł</shop-price>`);
  await tag.settled();
  return said.join();
}

const product = html`<shop-product .product=${SHIRT as never}>${form()}</shop-product>`;
const card = html`<shop-product card .product=${SHIRT as never}>${form()}</shop-product>`;

describe('authors of pages with products', () => {
  it('are told of a second one that is no card', async () => {
    expect(await toldOf(html`${product}${product}`)).to.include(
      'is the second product of the page',
    );
  });

  it('are told nothing of cards, and of what opens above the page', async () => {
    const quickView = html`<dialog>${product}</dialog>`;
    expect(await toldOf(html`${product}${card}${card}${quickView}`)).to.equal('');
  });

  it('are told of a name that no product has', async () => {
    expect(await toldOf(product, 'shirt')).to.include(
      'for="shirt": expected the id of a shop-product, or of its form',
    );
    expect(await toldOf(html`<form id="shirt"></form>`, 'shirt')).to.include('for="shirt"');
  });

  it('are told nothing of the name of a product, or of its form', async () => {
    for (const named of [
      html`<shop-product id="shirt" .product=${SHIRT as never}>${form()}</shop-product>`,
      html`<shop-product .product=${SHIRT as never}><form id="shirt"></form></shop-product>`,
      html`<form id="shirt"></form><shop-product form="shirt" .product=${SHIRT as never}></shop-product>`,
    ]) {
      expect(await toldOf(named, 'shirt')).to.equal('');
      document.querySelector('shop-product')?.closest('div')?.replaceChildren();
    }
  });
});
