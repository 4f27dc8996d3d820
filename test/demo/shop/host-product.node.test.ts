import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor, productDataIn } from './shop.ts';

const pageOf = async (path: string) => createVisitor().text(`/host${path}`);

/** The first tag of a page with this id. */
const tagOf = (page: string, id: string) =>
  new RegExp(`<\\w+[^>]*id="${id}"[^>]*>`).exec(page)?.[0];

describe('the theme’s product page', () => {
  it('has form controls all over the page', async () => {
    const page = await pageOf('/product-pl-117-kociolek.html');
    const form = /<form id="projector_form"[\s\S]*?<\/form>/.exec(page)?.[0] ?? '';
    assert.match(form, /name="product" value="117"/);
    assert.match(form, /name="mode" value="1"/);
    for (const id of ['projector_size_hidden', 'projector_number', 'projector_button_basket']) {
      assert.doesNotMatch(form, new RegExp(id));
      assert.match(tagOf(page, id) ?? '', /form="projector_form"/);
    }
  });

  it('links to variants on one axis, and uses selects for two', async () => {
    const one = await pageOf('/product-pl-102-koc.html');
    assert.match(one, /projector_variants__item --selected" href="[^"]*102[^"]*">sosnowy/);
    assert.match(one, /projector_variants__item" href="[^"]*169[^"]*">jagodowy/);
    const two = await pageOf('/product-pl-171-termos.html');
    assert.match(two, /data-values_id="22" data-product="173" data-link="[^"]*173/);
    assert.match(two, /class="--dependent" data-values_id="23" data-product="" data-link=""/);
    assert.doesNotMatch(
      await pageOf('/product-pl-110-kubek.html'),
      /projector_variants|projector_multiversions/,
    );
  });

  it('declares that it is sold out', async () => {
    const set = tagOf(await pageOf('/product-pl-180-zestaw.html'), 'projector_form') ?? '';
    assert.match(set, /data-type="bundle" data-price-type="gross"/);
    const gone = tagOf(await pageOf('/product-pl-113-kubek.html'), 'projector_form') ?? '';
    assert.match(gone, /class="projector_details disable"[^>]* data-sizes_disable="true"/);
    const exchange = await pageOf('/product-pl-110-kubek.html?exchange_id=7');
    assert.match(exchange, /name="exchange_id" value="7"><input [^>]*name="change" value="change"/);
  });

  it('has the complete data of a product', async () => {
    const { sizes, ...product } = productDataIn(await pageOf('/product-pl-176-buty.html'));
    assert.deepEqual(product, {
      id: 176,
      type: 'product',
      for_points: false,
      points: false,
      currency: 'zł',
      unit: { name: 'szt.', singular: 'szt.', plural: 'szt.', precision: '0', sellBy: 1 },
      order_quantity_range: { subscription_min_quantity: false },
      subscription: false,
    });
    assert.deepEqual(
      sizes.map(({ amount }: { amount: number }) => amount),
      [0, 1, 2, -1, 6, 12, -1, 3],
    );
    assert.equal(sizes[0].availability.status, 'disable');
    assert.deepEqual(sizes[6].availability, {
      visible: true,
      description: 'Na zamówienie',
      status: 'order',
      delivery_days_undefined: true,
    });
    assert.deepEqual(sizes[6].shippingTime, { unknownTime: true });
    assert.equal(sizes[7].shippingTime.shippingTime.time.days, 1);
  });
});
