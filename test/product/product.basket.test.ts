import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { priceElement } from '../../elements/tags/price/price.element.ts';
import { mount } from '../kit/mount.ts';
import { part, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { graphqlBasket, picturedProduct } from '../minicart/minicart.fixtures.ts';
import { messages, putToasts } from '../toasts/toasts.fixtures.ts';
import { form, size } from './product.fixtures.ts';
import { clickBuy, shopThatAdds } from './selling.fixtures.ts';
import '../kit/guard.ts';

registerElements([minicartElement, priceElement]);

const formatted = (value: number) => ({ formatted: `${value},00 zł` });

describe('the basket after an addition by <shop-product>', () => {
  it('has the value sent by the platform, and the page keeps its price [PP-27]', async () => {
    const platform = shopThatAdds();
    const worth = { net: formatted(154), gross: formatted(189) };
    const line = picturedProduct({}, { id: 101, size: 'M', quantity: 1, worth });
    const shown = await putToasts();
    const tag = await mount(
      'shop-product',
      html`<shop-product .product=${{ id: 101, sizes: [size('M', 179)] }}>
        ${form({ sizes: [] })}<shop-price></shop-price>
      </shop-product><shop-minicart><a href="/basketedit.php">Koszyk</a></shop-minicart>`,
    );
    const added = tag.events('shop-product-added');
    platform.answer('basket', { basket: graphqlBasket([line]) });
    clickBuy(tag.page);
    await waitUntil(() => added.length > 0, 'the addition');
    await shown.settled();
    const cart = tag.page.querySelector('shop-minicart') ?? document.createElement('shop-minicart');
    await cart.updateComplete;
    cart.show();
    const price = () => tag.page.querySelector('shop-price')?.shadowRoot?.textContent;
    await waitUntil(price, 'the price');
    await waitUntil(() => cart.shadowRoot?.querySelector('[part~=price]'), 'the mini-cart');
    expect([messages(shown), text(part(cart, 'price')), price()]).to.deep.equal([
      ['Dodano do koszyka: Koszula'],
      '189,00 zł',
      '179,00 zł',
    ]);
  });
});
