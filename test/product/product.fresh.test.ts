import { expect, html } from '@open-wc/testing';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { readPath } from '../../logic/wire/json.ts';
import { markPageAsCached } from '../kit/cached-page.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { settled } from '../kit/settled.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { buyingOf, control, followed, form, SHIRT } from './product.fixtures.ts';
import { additions, clickBuy, DONE, messageIn, refusal, sold } from './selling.fixtures.ts';
import '../kit/guard.ts';

/** The debounce after the last of several choices. */
const DEBOUNCE_MS = 250;
const FELT_AFTER_MS = 300;
const CHANGED_MS = 4000;
const FRESH_MS = 60_000;

const url = (size: string, id = 101) =>
  `/ajax/projector.php?action=get&product=${id}&size=${size}&get=sizeprices,sizeavailability`;

const prices = (price: number | string, more: object = {}) => ({
  value: typeof price === 'number' ? price.toFixed(2) : price,
  price_formatted: `${price},00 zł`,
  ...more,
});

const answer = (price: number | string, status = 'enable', more: object = {}): string =>
  JSON.stringify({
    sizeprices: prices(price, more),
    sizeavailability: { visible: 'y', status, status_description: '' },
  });

let platform: FakePlatform;
beforeEach(() => {
  platform = installFakePlatform();
  platform.answer('addProductsToBasket', DONE);
  for (const [size, price] of [
    ['S', 99],
    ['M', 129],
    ['L', 119],
  ] as const)
    platform.answer(url(size), answer(price));
});

async function shirt(attributes = {}): Promise<Mounted<'shop-product'>> {
  const tag = await mount(
    'shop-product',
    html`<shop-product .product=${SHIRT} url="keep" fresh=${Reflect.get(attributes, 'fresh') ?? 'choice'}>${form()}</shop-product><shop-follower></shop-follower>`,
  );
  // the initial value is not a choice
  await settled();
  return tag;
}

const choose = (tag: Mounted, id: string) => control(tag.page, 'size', id).click();
const requestedSizes = () =>
  platform.calls().flatMap(({ name }) => /projector.php.*size=(\w+)/.exec(name)?.[1] ?? []);
/** Waits until the choice has been requested; the module loads with the first request. */
async function answered(tag: Mounted<'shop-product'>): Promise<void> {
  await settled();
  await platform.clock.advance(DEBOUNCE_MS);
  await import('../../react/product/later/revalidate.ts');
  await platform.clock.advance(0);
  await settled(tag.element);
}

describe('revalidating the price of a chosen size in a <shop-product>', () => {
  it('is debounced, and shows the answer', async () => {
    const tag = await shirt();
    await answered(tag);
    expect(requestedSizes()).to.deep.equal([]);
    const changes = tag.events('shop-product-change');
    for (const id of ['S', 'L', 'M']) choose(tag, id);
    expect(followed(tag.page)).to.equal('101 M 1 109,00 zł');
    await answered(tag);
    expect([requestedSizes(), followed(tag.page)]).to.deep.equal([['M'], '101 M 1 129,00 zł']);
    expect(tag.element.matches(':state(price-changed)')).to.equal(true);
    expect(tag.one('[aria-live=polite]').textContent).to.equal('Aktualna cena: 129,00 zł');
    expect(Reflect.get(changes.at(-1) ?? {}, 'detail')).to.deep.equal({
      id: '101',
      size: 'M',
      quantity: 1,
      buying: 'buyable',
      price: '129,00 zł',
    });
    await platform.clock.advance(CHANGED_MS);
    await tag.settled();
    expect(tag.element.matches(':state(price-changed)')).to.equal(false);
    choose(tag, 'S');
    choose(tag, 'M');
    await answered(tag);
    expect(requestedSizes()).to.deep.equal(['M']);
  });

  it('updates the button of a size that has sold out [PP-03]', async () => {
    platform.answer(url('M'), answer(109, 'disable'));
    const tag = await shirt();
    choose(tag, 'M');
    await answered(tag);
    expect(buyingOf(tag.element)).to.equal('sold-out');
  });

  it('is repeated after the platform has refused the product [PP-03]', async () => {
    const tag = await shirt();
    choose(tag, 'M');
    await answered(tag);
    await waitUntil(() => tag.element.matches(':state(price-changed)'), 'the answer');
    platform.answer('addProductsToBasket', refusal('Nie ma już tego rozmiaru.'));
    platform.answer(url('M'), answer(109, 'disable'));
    clickBuy(tag.page);
    await sold(tag, platform);
    await answered(tag);
    expect([requestedSizes(), buyingOf(tag.element)]).to.deep.equal([['M', 'M'], 'sold-out']);
    expect(messageIn(tag.page)).to.equal('Nie ma już tego rozmiaru.');
  });

  it('neither delays a click nor changes its choice [PP-04]', async () => {
    const tag = await shirt();
    const late = platform.defer(url('M'));
    choose(tag, 'M');
    await answered(tag);
    await platform.clock.advance(FELT_AFTER_MS);
    await tag.settled();
    expect(tag.element.matches(':state(fresh)')).to.equal(true);
    clickBuy(tag.page);
    late.resolve(answer(109, 'disable'));
    await sold(tag, platform);
    expect(additions(platform)).to.deep.equal(['[{id:101,size:"M",quantity:1}]']);
    expect(tag.element.matches(':state(fresh)')).to.equal(false);
  });

  it('is repeated after Back, once the answer is older than a minute [PP-12]', async () => {
    const tag = await shirt();
    choose(tag, 'M');
    await answered(tag);
    platform.page.restore();
    await answered(tag);
    expect(requestedSizes()).to.deep.equal(['M']);
    await platform.clock.advance(FRESH_MS);
    control(tag.page, 'size', 'S').checked = true;
    platform.page.restore();
    await answered(tag);
    expect([requestedSizes(), followed(tag.page)]).to.deep.equal([['M', 'S'], '101 S 1 99,00 zł']);
  });

  it('is never done with never, except by refresh()', async () => {
    const never = await shirt({ fresh: 'never' });
    choose(never, 'M');
    await answered(never);
    expect(requestedSizes()).to.deep.equal([]);
    await never.element.refresh();
    expect(requestedSizes()).to.deep.equal(['M']);
  });

  for (const { what, fresh, isCached = false, requested } of [
    { what: 'at the start with fresh="always"', fresh: 'always', requested: ['M'] },
    { what: 'at the start on a cached page', fresh: 'choice', isCached: true, requested: ['M'] },
    { what: 'only after a choice on other pages', fresh: 'choice', requested: [] },
    { what: 'never on a cached page with never', fresh: 'never', isCached: true, requested: [] },
  ]) {
    it(`is done ${what}`, async () => {
      if (isCached) markPageAsCached();
      const tag = await mount(
        'shop-product',
        html`<shop-product .product=${SHIRT} url="keep" fresh=${fresh}><form action="javascript:void 0">
          <input type="hidden" name="product" value="101">
          <input type="hidden" name="size" value="M">
        </form></shop-product>`,
      );
      await answered(tag);
      expect(requestedSizes()).to.deep.equal(requested);
    });
  }

  for (const [how, go] of [
    ['goes', (tag: Mounted) => tag.element.remove()],
    [
      'becomes another in the same form',
      (tag: Mounted) => control(tag.page, 'product').setAttribute('value', '102'),
    ],
  ] as const) {
    it(`stops for each size when the product ${how} [PP-11]`, async () => {
      const tag = await shirt();
      for (const id of ['S', 'M']) {
        platform.defer(url(id));
        choose(tag, id);
        await answered(tag);
      }
      go(tag);
      await settled();
      await platform.clock.advance(0);
      const calls = ['S', 'M'].flatMap((id) => platform.calls(url(id)));
      expect(calls.map(({ signal }) => signal?.aborted)).to.deep.equal([true, true]);
    });
  }
});

describe('revalidating the price of a chosen size in a <shop-product>: consecutive choices', () => {
  it('shows the answer for an earlier choice only once that is chosen again, without a new request [PP-05]', async () => {
    const tag = await shirt();
    const [small, medium] = ['S', 'M'].map((size) => platform.defer(url(size)));
    for (const id of ['S', 'M', 'L']) {
      choose(tag, id);
      await answered(tag);
    }
    await platform.clock.advance(CHANGED_MS);
    small?.resolve(answer(1));
    medium?.resolve(answer(2));
    await answered(tag);
    expect(followed(tag.page)).to.equal('101 L 1 119,00 zł');
    expect(tag.element.matches(':state(price-changed)')).to.equal(false);
    choose(tag, 'S');
    await answered(tag);
    expect([requestedSizes(), followed(tag.page)]).to.deep.equal([
      ['S', 'M', 'L'],
      '101 S 1 1,00 zł',
    ]);
  });

  it('sends one request if a size is chosen again before its answer [PP-05]', async () => {
    const tag = await shirt();
    const late = platform.defer(url('S'));
    for (const id of ['S', 'M', 'S']) {
      choose(tag, id);
      await answered(tag);
    }
    const isFresh = () => tag.element.matches(':state(fresh)');
    expect(requestedSizes()).to.deep.equal(['S', 'M']);
    await platform.clock.advance(FELT_AFTER_MS);
    await tag.settled();
    expect(isFresh()).to.equal(true);
    late.resolve(answer(89));
    await answered(tag);
    expect([followed(tag.page), isFresh()]).to.deep.equal(['101 S 1 89,00 zł', false]);
    expect(tag.one('[aria-live=polite]').textContent).to.equal('Aktualna cena: 89,00 zł');
  });

  it('does not wait for the answer of an earlier choice [PP-05]', async () => {
    const tag = await shirt();
    platform.defer(url('S'));
    choose(tag, 'S');
    await answered(tag);
    await platform.clock.advance(FELT_AFTER_MS);
    await tag.settled();
    expect(tag.element.matches(':state(fresh)')).to.equal(true);
    choose(tag, 'M');
    await answered(tag);
    expect(tag.element.matches(':state(fresh)')).to.equal(false);
    expect(platform.calls(url('S'))[0]?.signal?.aborted).to.equal(false);
  });
});

describe('revalidating the price of a chosen size in a <shop-product>: the answer', () => {
  for (const [what, text] of [
    ['HTML', '<!doctype html><p>{}</p>'],
    ['null', 'null'],
    ['a failure', new PlatformError('page', 'response')],
    ['an amount as people write it', answer('1 234,50')],
    ['a list', '[1]'],
  ] as const) {
    it(`keeps the price if the answer is ${what} [PP-15]`, async () => {
      platform.answer(url('M'), text);
      const tag = await shirt();
      choose(tag, 'M');
      await answered(tag);
      expect([requestedSizes(), followed(tag.page)]).to.deep.equal([['M'], '101 M 1 109,00 zł']);
    });
  }

  it('parses an answer surrounded by text, in which 0 is on request [PP-15]', async () => {
    platform.answer(url('M'), `\n<!-- cache -->${answer(0)}\n<!-- 0.013 s -->`);
    const tag = await shirt();
    const changes = tag.events('shop-product-change');
    choose(tag, 'M');
    await answered(tag);
    expect(buyingOf(tag.element)).to.equal('on-request');
    expect(tag.one('[aria-live=polite]').textContent).to.equal('');
    expect(Reflect.get(changes.at(-1) ?? {}, 'detail').price).to.equal('');
  });

  it('includes an expired lowest price, and omits the rebate [PP-16]', async () => {
    const rebateNumber = { items: [{ left: 2, price: 90, price_formatted: '90,00 zł' }] };
    const [small] = SHIRT.sizes;
    const entry = {
      ...small,
      price: { ...small?.price, omnibusPrice: { gross: { formatted: '80,00 zł' } }, rebateNumber },
    };
    const tag = await mount(
      'shop-product',
      html`<shop-product .product=${{ ...SHIRT, sizes: [entry, SHIRT.sizes[1]] }} url="keep">${form()}</shop-product>`,
    );
    await settled();
    choose(tag, 'S');
    await answered(tag);
    const data: unknown = tag.element.data?.sizes?.[0];
    const price: unknown = Reflect.get(Object(data), 'price');
    expect(Reflect.get(Object(Reflect.get(Object(price), 'omnibusPrice')), 'gross')).to.equal(
      false,
    );
    expect(Reflect.get(Object(price), 'rebateNumber')).to.deep.equal(rebateNumber);
  });

  for (const [what, unit, quantity, isChanged] of [
    ['is what the page has', 2, '24,00 zł, details', false],
    ['has risen', 3, '3,00 zł, ', true],
  ] as const) {
    it(`returns unit prices if twelve are sold at once, and ${what} [PP-16]`, async () => {
      const [small] = SHIRT.sizes;
      const amountOf = (value: number) => ({ gross: { value, formatted: `${value},00 zł` } });
      const price = {
        price: amountOf(24),
        unit: amountOf(2),
        omnibusPrice: amountOf(36),
        omnibusPriceDetails: { unit: amountOf(unit), youSavePercent: 'details' },
      };
      const product = { id: 101, unit: { sellBy: 12 }, sizes: [{ ...small, price }] };
      platform.answer(url('S'), answer(unit, 'enable', { omnibus_price: '2.00' }));
      const tag = await mount(
        'shop-product',
        html`<shop-product .product=${product} url="keep">${form({ sizes: ['S'] })}</shop-product><shop-follower></shop-follower>`,
      );
      await settled();
      control(tag.page, 'number').value = '12';
      choose(tag, 'S');
      await answered(tag);
      expect(followed(tag.page)).to.equal(`101 S 12 ${unit},00 zł`);
      const shown = readPath(tag.element.data, 'sizes', 0, 'price');
      const texts = [
        ['price', 'gross', 'formatted'],
        ['omnibusPriceDetails', 'youSavePercent'],
      ].map((path) => readPath(shown, ...path) ?? '');
      expect(texts.join(', ')).to.equal(quantity);
      expect(tag.element.matches(':state(price-changed)')).to.equal(isChanged);
    });
  }

  it('shows the guest’s price after the session has ended [PP-17]', async () => {
    platform.answer(url('M'), answer(199));
    const tag = await shirt();
    choose(tag, 'M');
    await answered(tag);
    expect(followed(tag.page)).to.equal('101 M 1 199,00 zł');
    expect(tag.element.matches(':state(price-changed)')).to.equal(true);
  });
});
