import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor, productDataIn } from './shop.ts';

const pageOf = async (path: string) => createVisitor().text(`/host${path}`);

/** The first tag of a page with this id. */
const tagOf = (page: string, id: string) =>
  new RegExp(`<\\w+[^>]*id="${id}"[^>]*>`).exec(page)?.[0];

describe('the theme’s product page', () => {
  it('has the controls of its form all over the page', async () => {
    const page = await pageOf('/product-pl-117-kociolek.html');
    const form = /<form id="projector_form"[\s\S]*?<\/form>/.exec(page)?.[0] ?? '';
    assert.match(form, /name="product" value="117"/);
    assert.match(form, /name="mode" value="1"/);
    for (const id of ['projector_size_hidden', 'projector_number', 'projector_button_basket']) {
      assert.doesNotMatch(form, new RegExp(id));
      assert.match(tagOf(page, id) ?? '', /form="projector_form"/);
    }
  });

  it('chooses a size by its link, also a sold-out one', async () => {
    const path = '/product-pl-108-recznik.html';
    const page = await pageOf(path);
    assert.match(tagOf(page, 'projector_size_hidden') ?? '', /value=""/);
    const link = /class="projector_sizes__item --disabled" href="([^"]*)"/.exec(page)?.[1];
    assert.match(link ?? '', /\?selected_size=XL$/);
    const chosen = await pageOf(`${path}?selected_size=XL`);
    assert.match(tagOf(chosen, 'projector_size_hidden') ?? '', /value="XL"/);
    assert.match(chosen, /__item --disabled --selected"/);
  });

  it('has a select for many sizes', async () => {
    const page = await pageOf('/product-pl-176-buty.html?selected_size=45');
    assert.match(page, /<select[^>]* name="projector_sizes"/);
    assert.match(page, /class=" --disabled" value="38" label="38 \(wyprzedane\)" data-count="0"/);
    assert.match(page, /value="45"[^>]* selected/);
  });

  it('leads to versions by links on one axis, by selects on two', async () => {
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

  it('knows the step and the least of a quantity', async () => {
    const rope = tagOf(await pageOf('/product-pl-178-tasma.html'), 'projector_number');
    assert.match(rope ?? '', /value="0\.25" step="0\.25"[^>]* data-sellby="0\.25"/);
    const box = tagOf(await pageOf('/product-pl-127-pudelko.html'), 'projector_number');
    assert.match(box ?? '', /data-minimum-quantity="6"/);
  });

  it('has a select of packs for what is sold by several', async () => {
    const page = await pageOf('/product-pl-122-kawa.html');
    const select = /<select[^>]* id="projector_number"[\s\S]*?<\/select>/.exec(page)?.[0] ?? '';
    assert.deepEqual(
      [...select.matchAll(/<option value="(\d*)"/g)].map(([, value]) => value),
      ['2', '4', '6', '8', '10', ''],
    );
    assert.match(select, /<option value="" data-more>więcej</);
  });

  it('has the packs of a rebate, and a button for points', async () => {
    const page = await pageOf('/product-pl-151-torba.html');
    assert.match(
      page,
      /type="radio" name="multipack_radio" form="projector_form" data-number="10"/,
    );
    assert.match(page, /form="projector_form" name="forpoints" value="1">Kup za 490 pkt</);
  });

  it('has the terms of a subscription', async () => {
    const page = await pageOf('/product-pl-133-swieca.html?selected_subscription=30');
    assert.match(page, /type="radio" name="subscription" value="0"[^>]* checked/);
    assert.match(page, /name="days_in_period" value="30"/);
    assert.match(
      page,
      /__item --selected" href="[^"]*=30" data-days="30" data-rebate-type="quota"/,
    );
    assert.match(tagOf(page, 'projector_form') ?? '', /data-subscription="true"/);
  });

  it('says what it is, and that nothing of it is left', async () => {
    const set = tagOf(await pageOf('/product-pl-180-zestaw.html'), 'projector_form') ?? '';
    assert.match(set, /data-type="bundle" data-price-type="gross"/);
    const gone = tagOf(await pageOf('/product-pl-113-kubek.html'), 'projector_form') ?? '';
    assert.match(gone, /class="projector_details disable"[^>]* data-sizes_disable="true"/);
    const exchange = await pageOf('/product-pl-110-kubek.html?exchange_id=7');
    assert.match(exchange, /name="exchange_id" value="7"><input [^>]*name="change" value="change"/);
  });

  it('has all of a product in its data', async () => {
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

  it('has limits, rebates and deposits in its data', async () => {
    const box = productDataIn(await pageOf('/product-pl-127-pudelko.html'));
    assert.equal(box.order_quantity_range.min_quantity_per_order, '6');
    assert.equal(box.order_quantity_range.max_quantity_per_order, '24');
    const [bag] = productDataIn(await pageOf('/product-pl-151-torba.html')).sizes;
    assert.deepEqual(bag.price.rebateNumber.items[1], {
      threshold: 10,
      left: 10,
      value: 12,
      price: 43.12,
      price_net: 35.06,
      price_formatted: '43,12 zł',
      price_net_formatted: '35,06 zł',
    });
    const [canteen] = productDataIn(await pageOf('/product-pl-142-manierka.html')).sizes;
    assert.equal(canteen.price.totalDepositPrice.gross.value, 0.5);
    const tape = productDataIn(await pageOf('/product-pl-178-tasma.html'));
    assert.equal(tape.unit.precision, '2');
  });

  it('says when a size is sent, also from a cache of yesterday', async () => {
    const { send, text } = createVisitor();
    const dayOf = async () =>
      productDataIn(await text('/host/product-pl-162-czapka.html')).sizes[0].shippingTime.time;
    const today = await dayOf();
    const settings = { method: 'POST', headers: { 'content-type': 'application/json' } };
    await send('/panel/settings', { ...settings, body: '{"oddities":["cachedPage"]}' });
    const days = (Date.parse(today) - Date.parse(await dayOf())) / (24 * 60 * 60 * 1000);
    assert.equal(days, 1);
  });
});
