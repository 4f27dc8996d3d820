import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { listingElement } from '../../elements/tags/listing/listing.element.ts';
import { quantityElement } from '../../elements/tags/quantity/quantity.element.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { handleOf, type Mounted } from '../kit/mount.ts';
import { keepTestPage } from '../partial-navigation/pages.ts';
import { at, changed, ids, inList, list, mountList, pageOf } from './pages.ts';
import '../kit/guard.ts';

registerElements([listingElement, quantityElement]);

let shop: FakePlatform;
keepTestPage();
beforeEach(() => {
  shop = installFakePlatform();
});

const attributes = 'more="button"';
const next = '?counter=1';

const addNext = (tag: Mounted) => changed(tag, () => tag.part('more-button').click());

describe('the products that <shop-listing> adds', () => {
  it('render their own elements once [LS-08]', async () => {
    const row = (id: number) =>
      `<shop-quantity id="quantity-${id}"><input name="number" type="number" value="${id}"></shop-quantity>`;
    shop.answer(at(next), pageOf(list({ products: [3, 4], row })));
    const tag = await mountList(list({ attributes, next, row }));
    await addNext(tag);
    const quantity = handleOf<string>(inList(tag, '#quantity-3'), tag.page);
    await quantity.settled();
    expect(quantity.parts('plus').length).to.equal(1);
    quantity.part('plus').click();
    const values = [...tag.element.querySelectorAll('input')].map(({ value }) => value);
    expect(values).to.deep.equal(['1', '2', '4', '4']);
  });

  it('load their pictures as the page says, and add no elements around themselves [LS-06]', async () => {
    const row = (id: number) =>
      `<img src="/picture-${id}.webp" alt="" loading="lazy" width="1" height="900">`;
    const size = 30;
    const pageAt = (page: number) => {
      const products = Array.from({ length: size }, (_, index) => page * size + index);
      return list({ attributes, products, row, next: `?counter=${page + 1}` });
    };
    for (const page of [1, 2, 3]) shop.answer(at(`?counter=${page}`), pageOf(pageAt(page)));
    const tag = await mountList(pageAt(0));
    const count = () => tag.page.querySelectorAll('*').length + tag.all('*').length;
    const before = count();
    for (const page of [1, 2, 3]) {
      await addNext(tag);
      await tag.settled();
      // a row is an element with a picture
      expect(count() - before).to.equal(page * size * 2);
    }
    const pictures = [...tag.element.querySelectorAll('img')];
    expect(pictures.every(({ loading }) => loading === 'lazy')).to.equal(true);
  });

  it('run none of their scripts [LS-13]', async () => {
    Reflect.set(window, 'hasRunScript', false);
    const row = (id: number) => `${id}<script>hasRunScript = true</script>`;
    shop.answer(at(next), pageOf(list({ products: [3, 4], row })));
    const tag = await mountList(list({ attributes, next }));
    await addNext(tag);
    expect(ids(tag)).to.deep.equal([1, 2, 3, 4]);
    expect(Reflect.get(window, 'hasRunScript')).to.equal(false);
  });
});
