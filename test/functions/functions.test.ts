import { expect } from '@open-wc/testing';
import { basket } from '../../elements/functions/basket.ts';
import { formatPrice } from '../../elements/functions/price.ts';
import { loadScript } from '../../elements/functions/script.ts';
import { widgets } from '../../elements/functions/widgets.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { configureAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { expectErrors } from '../kit/guard.ts';

describe('module functions', () => {
  it('basket.refresh() reads the basket, basket.get() returns the last one', async () => {
    const shop = installFakePlatform();
    shop.answer('basket', { basket: { summaryBasket: { productsCount: 3 }, products: [] } });
    expect(basket.get()).to.equal(undefined);
    expect((await basket.refresh())?.count).to.equal(3);
    shop.answer('basket', new PlatformError('basket', 'network'));
    expect((await basket.refresh())?.count).to.equal(3);
    expect(basket.get()?.count).to.equal(3);
  });

  it('widgets.request() calls back with the response and ignores a failure', async () => {
    const shop = installFakePlatform();
    shop.answer('widgets', { Wishlist: [1] }, new PlatformError('widget batch', 'timeout'));
    const got = await new Promise((resolve) => widgets.request('Wishlist', true, resolve));
    expect(got).to.deep.equal({ Wishlist: [1] });
    let called = false;
    widgets.request('Wishlist', true, () => {
      called = true;
    });
    await shop.clock.advance(0);
    expect(called).to.equal(false);
  });

  it('loadScript() loads each script once, from the prefix of the page (S10)', async () => {
    pageStore.set(configureAtom, { scriptPrefix: '/test/functions/' });
    await Promise.all([loadScript('loaded-script'), loadScript('loaded-script')]);
    await loadScript('loaded-script');
    expect(Reflect.get(window, 'loadedScripts')).to.equal(1);
    // the window receives the error event of a script that fails to load
    expectErrors(/^undefined$/);
    const failure = await loadScript('no-such-script').catch((error: unknown) => String(error));
    expect(failure).to.equal(
      'Error: [shop] loadScript: /test/functions/no-such-script.js failed to load.',
    );
    pageStore.set(configureAtom, {});
  });

  for (const name of [
    '../admin',
    'a/../../b',
    './a',
    '//evil.example/a',
    '/a',
    'a//b',
    '\\\\evil.example\\a',
    'https://evil.example/a',
    'data:text/javascript,alert(1)//',
    'a:b',
    '%2e%2e/a',
    'a?b',
    'a#b',
    'a b',
    '..',
    '',
  ]) {
    it(`loadScript() rejects ${JSON.stringify(name)}, which could leave the prefix`, async () => {
      const failure = await loadScript(name).catch((error: unknown) => String(error));
      expect(failure).to.contain('TypeError: [shop] loadScript: expected a name such as "gallery"');
    });
  }

  it('formatPrice() uses the current or the given mask, and rejects invalid numbers', () => {
    expect(formatPrice(1234.5)).to.equal('1\u00a0234,50\u00a0zł');
    expect(
      formatPrice('1234.5', {
        priceMask: '###,##0.00',
        currency: '€',
        currencyBefore: true,
        currencySpace: false,
      }),
    ).to.equal('€1,234.50');
    for (const wrong of ['12 345,67', 'abc', '', Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => formatPrice(wrong)).to.throw(TypeError, 'expected a decimal number');
    }
  });
});
