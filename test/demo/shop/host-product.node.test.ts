import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor } from './shop.ts';

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
    assert.doesNotMatch(await pageOf('/product-pl-110-kubek.html'), /projector_variants|projector_multiversions/);
  });

  it('knows the step and the least of a quantity', async () => {
    const rope = tagOf(await pageOf('/product-pl-178-tasma.html'), 'projector_number');
    assert.match(rope ?? '', /value="0\.25" step="0\.25"\s+data-sellby="0\.25"/);
    const box = tagOf(await pageOf('/product-pl-127-pudelko.html'), 'projector_number');
    assert.match(box ?? '', /data-minimum-quantity="6"/);
  });
});
