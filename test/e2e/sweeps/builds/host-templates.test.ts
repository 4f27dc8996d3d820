import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HOST_VISITORS, hostTitle } from '../../host-page.ts';
import { Minicart } from '../../minicart.ts';
import { useShop } from '../../use-shop.ts';

/** A product with different prices by size. */
const KETTLE = { path: '/templates/product-pl-117-kociolek.html', name: 'Kociołek żeliwny' };
const PRICE = '#projector_prices_section shop-price >>> [part~=price]';
const LOWEST = 'shop-omnibus-price >>> [part~=lowest]';
const VISITORS = HOST_VISITORS.filter(({ mode }) => mode === 'around');

describe('the product page of a foreign theme, rendered by XSLT templates', () => {
  const shop = useShop();

  for (const visitor of VISITORS) {
    it(`sells a size of a product, ${hostTitle(visitor)}`, async (t) => {
      const host = await shop.enterHost(t, visitor, KETTLE.path);
      const minicart = new Minicart(host);
      assert.equal(await host.textOf('shop-breadcrumbs [aria-current]'), KETTLE.name);
      await host.expectAccessible('the page that templates made');

      await host.press('.projector_sizes__item[data-size-type="5l"]');
      await host.waitForText(PRICE, '299,00 zł');
      assert.match(await host.textOf(LOWEST), /: \d+,\d\d zł$/);
      await host.follow('#projector_button_basket');
      await minicart.waitForCount('1');
      await minicart.openPanel(KETTLE.name);
      await minicart.closePanel();
      await host.expectAlive('a product was bought');
    });
  }
});
