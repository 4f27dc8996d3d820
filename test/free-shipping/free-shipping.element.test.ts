import { expect, fixture, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { freeShippingElement } from '../../elements/tags/free-shipping/free-shipping.element.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { markPageAsCached } from '../kit/cached-page.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import '../kit/guard.ts';
import { handleOf, mount } from '../kit/mount.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { ajaxBasket, graphqlBasket } from '../minicart/minicart.fixtures.ts';

registerElements([freeShippingElement, minicartElement]);

const amount = (value: unknown, formatted = `${value},00 zł`) => ({ value, formatted });

/** A basket with an amount missing for free shipping, and a threshold. */
const basketWith = (missing: unknown, limit: unknown = amount(300)) => {
  const { summaryBasket, products } = graphqlBasket();
  const sums = { ...summaryBasket, toShippingFree: missing, shippingLimitFree: limit };
  return { basket: { summaryBasket: sums, products } };
};

const put = (template = html`<shop-free-shipping>Od 300 zł</shop-free-shipping>`) =>
  mount('shop-free-shipping', template);

/** The tag with the amounts of a template, while the basket is loading. */
async function putWaiting() {
  // not the tag itself, whose `updateComplete` waits for the basket
  const page = await fixture(
    html`<p lang="pl"><shop-free-shipping limit="200" missing="50">Od 200 zł</shop-free-shipping></p>`,
  );
  const tag = page.querySelector('shop-free-shipping') ?? expect.fail();
  await waitUntil(() => tag.matches(':state(rendered)'));
  return handleOf<'shop-free-shipping'>(tag);
}

async function refresh(): Promise<void> {
  document.dispatchEvent(new Event('shop-basket-refresh'));
  await settle();
}

beforeEach(installFakePlatform);

describe('<shop-free-shipping>', () => {
  it('shows the missing amount and a progress bar', async () => {
    platform.answer('basket', basketWith(amount(75)));
    const tag = await put();
    expect(text(tag.part('text'))).to.equal('Do darmowej dostawy brakuje 75,00 zł');
    const bar = tag.part('track');
    expect(bar.getAttribute('aria-valuenow')).to.equal('75');
    expect(bar.getAttribute('aria-valuetext')).to.equal('Do darmowej dostawy brakuje 75,00 zł');
    await expectAccessible(tag.element);
  });

  for (const [what, missing, limit, shown, percent] of [
    ['a missing amount of 0', amount(0), amount(300), 'Masz darmową dostawę', '100'],
    ['0 as a text', amount('0.00'), amount(300), 'Masz darmową dostawę', '100'],
    [
      'more missing than the limit',
      amount(400),
      amount(300),
      'Do darmowej dostawy brakuje 400,00 zł',
      '0',
    ],
    [
      'an amount with an entity',
      amount(21, '21,00&nbsp;zł'),
      amount(300),
      'Do darmowej dostawy brakuje 21,00\u00a0zł',
      '93',
    ],
    [
      'an amount that is not formatted',
      amount(21, ''),
      amount(300),
      'Do darmowej dostawy brakuje 21,00\u00a0zł',
      '93',
    ],
  ] as const) {
    it(`reads ${what} [FS-01] [FS-02] [FS-05]`, async () => {
      platform.answer('basket', basketWith(missing, limit));
      const tag = await put();
      expect(tag.part('text').textContent).to.equal(shown);
      expect(tag.part('track').getAttribute('aria-valuenow')).to.equal(percent);
    });
  }

  for (const [what, missing, limit] of [
    ['no missing amount', null, amount(300)],
    ['an empty missing amount', amount(''), amount(300)],
    ['a limit of 0', amount(20), amount(0)],
    ['a limit that is no number', amount(20), amount('abc')],
  ] as const) {
    it(`is hidden with ${what} [FS-01] [FS-02]`, async () => {
      platform.answer('basket', basketWith(missing, limit));
      const tag = await put();
      expect(tag.element.matches(':state(none)')).to.equal(true);
      expect(getComputedStyle(tag.element).display).to.equal('none');
    });
  }

  it('shares one request with other tags [FS-03]', async () => {
    platform.answer('basket', basketWith(amount(75)));
    const tag = await put(
      html`<shop-minicart></shop-minicart><shop-free-shipping></shop-free-shipping
        ><shop-free-shipping></shop-free-shipping>`,
    );
    await tag.settled();
    expect(platform.calls('basket')).to.have.length(1);
  });

  it('is hidden with hide-empty while the basket is empty', async () => {
    const { summaryBasket } = graphqlBasket([]);
    const sums = {
      ...summaryBasket,
      toShippingFree: amount(300),
      shippingLimitFree: amount(300),
    };
    platform.answer('basket', { basket: { summaryBasket: sums, products: [] } });
    const tag = await put(html`<shop-free-shipping hide-empty></shop-free-shipping>`);
    await tag.settled();
    expect(tag.element.matches(':state(none)')).to.equal(true);
    tag.element.hideEmpty = false;
    await tag.settled();
    expect(text(tag.part('text'))).to.equal('Do darmowej dostawy brakuje 300,00 zł');
  });
});

describe('<shop-free-shipping>: amounts of the template', () => {
  it('shows the amounts of the template until the basket is known [FS-08]', async () => {
    const { resolve } = platform.defer('basket');
    const tag = await putWaiting();
    expect(text(tag.part('text'))).to.equal('Do darmowej dostawy brakuje 50,00 zł');
    resolve(basketWith(amount(75)));
    await tag.settled();
    expect(text(tag.part('text'))).to.equal('Do darmowej dostawy brakuje 75,00 zł');
    expect(tag.part('track').getAttribute('aria-valuenow')).to.equal('75');
  });

  it('is hidden when the basket cannot be read, whatever the template printed', async () => {
    platform.answer('basket', new PlatformError('basket', 'network'));
    const tag = await put(html`<shop-free-shipping limit="200" missing="50"></shop-free-shipping>`);
    await tag.settled();
    expect(tag.element.matches(':state(none)')).to.equal(true);
  });

  it('ignores the missing amount of a cached page [FS-07]', async () => {
    markPageAsCached();
    platform.defer('basket');
    const tag = await putWaiting();
    expect(tag.parts('text')).to.deep.equal([]);
    expect(tag.element.innerText).to.equal('Od 200 zł');
  });

  it('is hidden once the basket has no limit, whatever the template printed', async () => {
    platform.answer('basket', basketWith(amount(0), null));
    const tag = await put(html`<shop-free-shipping limit="300" missing="50"></shop-free-shipping>`);
    await tag.settled();
    expect(tag.element.matches(':state(none)')).to.equal(true);
    expect(tag.parts('text')).to.deep.equal([]);
  });

  it('takes the limit of the template where the basket comes from the widgets [FS-09]', async () => {
    platform.answer('widgets', { Basket: ajaxBasket({ toShippingFree: 50 }) });
    const tag = await put(
      html`<shop-minicart source="ajax"></shop-minicart>
        <shop-free-shipping limit="200"></shop-free-shipping>`,
    );
    await tag.settled();
    expect(text(tag.part('text'))).to.equal('Do darmowej dostawy brakuje 50,00 zł');
    expect(tag.part('track').getAttribute('aria-valuenow')).to.equal('75');
    expect(platform.calls('basket')).to.have.length(0);
  });
});

describe('<shop-free-shipping>: changes of the basket', () => {
  it('reads the basket again after Back [FS-06]', async () => {
    platform.answer('basket', basketWith(amount(75)), basketWith(amount(30)));
    const tag = await put();
    platform.page.restore();
    await settle();
    expect(text(tag.part('text'))).to.equal('Do darmowej dostawy brakuje 30,00 zł');
  });

  it('fires shop-free-shipping-reach each time a change makes delivery free [FS-10]', async () => {
    const [far, free] = [basketWith(amount(75)), basketWith(amount(0))];
    platform.answer('basket', far, free, far, free);
    const tag = await put();
    const reached = tag.events('shop-free-shipping-reach');
    for (const count of [1, 1, 2]) {
      await refresh();
      expect(reached).to.have.length(count);
    }
    expect(tag.element.matches(':state(reached)')).to.equal(true);
  });

  it('fires no shop-free-shipping-reach for a basket that has it at first', async () => {
    platform.answer('basket', basketWith(amount(0)));
    const tag = await put();
    const reached = tag.events('shop-free-shipping-reach');
    await refresh();
    expect(reached).to.have.length(0);
  });

  it('announces several quick changes once, and nothing at first [FS-04]', async () => {
    platform.answer('basket', ...[75, 60, 45, 30].map((value) => basketWith(amount(value))));
    const tag = await put();
    const status = () => tag.one('[aria-live=polite]').textContent;
    await platform.clock.advance(5000);
    expect(status()).to.equal('');
    for (const _ of [1, 2, 3]) {
      await refresh();
      await platform.clock.advance(300);
      expect(status()).to.equal('');
    }
    await platform.clock.advance(1000);
    await settle();
    expect(status()).to.equal('Do darmowej dostawy brakuje 30,00 zł');
  });
});
