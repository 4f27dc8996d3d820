import { expect, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { registerElements } from '../../elements/start/register.ts';
import { widgetsElement } from '../../elements/tags/widgets/widgets.element.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import { form, SHIRT } from '../product/product.fixtures.ts';
import '../kit/guard.ts';

registerElements([widgetsElement]);

const projector = (product: number) => ({ format: 'json', params: { product: String(product) } });

/** The requests of the tags on a page, in order. */
async function requestsOf(page: TemplateResult) {
  const platform = installFakePlatform();
  platform.answer('widgets', {});
  const tag = await mount('shop-widgets', page);
  return { tag, calls: () => platform.calls('widgets').map(({ variables }) => variables) };
}

describe('<shop-widgets projector> inside a product', () => {
  it('requests the product of the page once, whatever the shopper chooses', async () => {
    const warned = warnings();
    const { tag, calls } = await requestsOf(
      html`<shop-product .product=${SHIRT as never}>${form()}</shop-product><shop-widgets projector></shop-widgets>`,
    );
    await waitUntil(() => calls().length > 0);
    tag.page.querySelector<HTMLInputElement>('[value="M"]')?.click();
    await tag.settled();
    expect(calls()).to.deep.equal([{ Projector: projector(101) }]);
    expect(warned).to.deep.equal([]);
  });

  it('requests nothing without a product, and one that is added', async () => {
    const { tag, calls } = await requestsOf(
      html`<shop-widgets projector></shop-widgets><div></div>`,
    );
    expect(calls()).to.deep.equal([]);
    const product = document.createElement('shop-product');
    product.product = { id: '7' } as never;
    tag.page.querySelector('div')?.append(product);
    await waitUntil(() => calls().length > 0);
    expect(calls()).to.deep.equal([{ Projector: projector(7) }]);
  });

  it('prefers its own parameters', async () => {
    const { calls } = await requestsOf(
      html`<shop-product .product=${SHIRT as never}>${form()}</shop-product>
        <shop-widgets projector='{"product": "8"}'></shop-widgets>`,
    );
    await waitUntil(() => calls().length > 0);
    expect(calls()).to.deep.equal([{ Projector: projector(8) }]);
  });
});
