import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { dataFaults } from '../../elements/advice/data-faults.ts';
import { learnKindsOfData } from '../../elements/advice/known-data.ts';
import { kindsOfData } from '../../elements/data/kinds.ts';
import { declarations } from '../../elements/declarations.ts';
import { registerMessages } from '../../elements/functions/messages.ts';
import { registerElements } from '../../elements/start/register.ts';
import { BasketSchema } from '../../logic/basket/basket.schema.ts';
import { createTag } from '../kit/create-tag.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { warnings } from '../kit/warnings.ts';
import { TILE } from '../map/map.fixtures.ts';
import { ajaxBasket, ajaxProduct, graphqlBasket } from '../minicart/minicart.fixtures.ts';
import '../kit/guard.ts';

registerElements(declarations);

type Tag =
  | 'shop-date-picker'
  | 'shop-minicart'
  | 'shop-omnibus-price'
  | 'shop-price'
  | 'shop-map'
  | 'shop-config';

/** The warnings about data in a child script, without the link at the end of each. */
async function warningsOf(tag: Tag, data: unknown): Promise<readonly string[]> {
  const warned = warnings();
  const element = createTag(tag);
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = typeof data === 'string' ? data : JSON.stringify(data);
  element.append(script);
  if (tag === 'shop-map') element.setAttribute('tile-url', TILE);
  const { settled } = await mount(tag, element);
  await settled();
  const link = new RegExp(`^\\[${tag}\\] (.*) See docs/tags/${tag}\\.md$`);
  return warned.map((warning) => link.exec(warning)?.[1] ?? warning);
}

describe('warnings about unused data', () => {
  before(learnKindsOfData);
  beforeEach(() => {
    installFakePlatform();
  });

  it('give the path of an unknown key and the key that was probably meant', async () => {
    const product = { ...ajaxProduct(), prices: undefined, price: '98,40 zł', nmae: 'Kubek' };
    expect(await warningsOf('shop-minicart', ajaxBasket({ products: [product] }))).to.deep.equal([
      'basket.products[0].price: not a known key; did you mean prices.worth_gros_formatted?',
    ]);
  });

  it('are given once for all items of a list', async () => {
    const products = ['a', 'b', 'c'].map((count) => ajaxProduct({ count, cuont: 1 }));
    expect(await warningsOf('shop-minicart', ajaxBasket({ products }))).to.deep.equal([
      'basket.products[0].count: expected a decimal number but got "a", leaving it out and 2 more.',
    ]);
  });

  it('report data without anything to show, with the missing keys', async () => {
    const price = { unit: { gross: { formatted: '179,00 zł' } } };
    expect(await warningsOf('shop-omnibus-price', { price })).to.deep.equal([
      'nothing to show: price.omnibusPrice is missing.',
    ]);
    expect(await warningsOf('shop-price', { sizes: [{ id: 'M' }] })).to.deep.equal([
      'nothing to show: price.price is missing.',
    ]);
  });

  it('ignore a price that the platform declares absent', async () => {
    expect(
      await warningsOf('shop-omnibus-price', { price: { omnibusPrice: false } }),
    ).to.deep.equal([]);
    expect(
      await warningsOf('shop-omnibus-price', {
        sizes: [{ id: 'M', price: { omnibusPrice: null } }],
      }),
    ).to.deep.equal([]);
  });

  it('ignore an empty text that a template prints', async () => {
    const gross = { value: '199.00', formatted: '199,00 zł' };
    const details = { youSavePercent: '', omnibusPriceIsHigherThanSellingPrice: '' };
    const price = {
      omnibusPrice: { gross, net: '' },
      omnibusPriceDetails: details,
      beforeRebate: '',
      rebateCodeActive: '',
    };
    expect(await warningsOf('shop-omnibus-price', { price })).to.deep.equal([]);
  });

  it('report data nested one level too high', async () => {
    const omnibusPrice = { gross: { formatted: '199,00 zł' } };
    expect(await warningsOf('shop-omnibus-price', { omnibusPrice })).to.deep.equal([
      'product.omnibusPrice: not a known key; did you mean price.omnibusPrice?',
    ]);
  });

  it('give the position of a JSON syntax error', async () => {
    const [warned, ...others] = await warningsOf('shop-map', '[{"lat": 52.1, "lng": 21,}]');
    expect(warned).to.match(/^markers in a child script: not valid JSON \(.+\), using none\.$/);
    expect(others).to.deep.equal([]);
  });

  it('report a value outside the limits', async () => {
    const data = [{ lat: 52, lng: 21 }, { lat: 91, lng: 21, tytle: 'Pole' }, { lng: 21 }];
    expect(await warningsOf('shop-map', data)).to.deep.equal([
      'markers[1].lat: expected a number from -90 to 90 but got 91, leaving it out and 1 more.',
      'markers[1].tytle: not a known key; did you mean title?',
    ]);
  });

  it('say which keys are expected', async () => {
    expect(await warningsOf('shop-date-picker', { popups: { tomorrow: 'Open' } })).to.deep.equal([
      'popups.tomorrow: expected a date as YYYY-MM-DD.',
    ]);
  });

  it('report data of another kind', async () => {
    expect(await warningsOf('shop-map', { lat: 52, lng: 21 })).to.deep.equal([
      'markers="{"lat":52,"lng":21}": expected JSON such as [{"lat": 52.23, "lng": 21.01, "title": "Warszawa"}], using none.',
    ]);
    expect(await warningsOf('shop-minicart', { total: '98,40 zł' })).to.deep.include(
      'basket.total: not a known key; did you mean worth_formatted? Also wrong: basket.products, basket.productsCounter.',
    );
  });

  it('report unknown text keys, in a child script and in a call', async () => {
    const texts = { pl: { 'minicart.bascket': 'Torba', 'sizes.label': 'x', any_code: 'y' } };
    const expected = [
      'pl["minicart.bascket"]: not a known key; did you mean minicart.basket?',
      'pl["sizes.label"]: not a known key.',
    ];
    expect(await warningsOf('shop-config', texts)).to.deep.equal(
      expected.map((one) => `messages.${one}`),
    );
    const warned = warnings();
    registerMessages('pl', texts.pl);
    expect(warned).to.deep.equal(
      expected.map((one) => `[shop] registerMessages.${one} See docs/tags/shop-config.md`),
    );
  });

  it('ignore data from the platform and a basket that was read', async () => {
    expect(await warningsOf('shop-minicart', ajaxBasket({ worth: '1', extra: {} }))).to.deep.equal(
      [],
    );
    expect(await warningsOf('shop-minicart', graphqlBasket())).to.deep.equal([]);
    expect(await warningsOf('shop-minicart', { response: { basket: ajaxBasket() } })).to.deep.equal(
      [],
    );
    const warned = warnings();
    const read = v.parse(BasketSchema, ajaxBasket());
    await mount('shop-minicart', Object.assign(createTag('shop-minicart'), { basket: read }));
    expect(warned).to.deep.equal([]);
  });

  it('report a value that JSON cannot represent', async () => {
    const warned = warnings();
    const { element, settled } = await mount('shop-minicart', createTag('shop-minicart'));
    Object.assign(element, { basket: ajaxBasket({ products: [ajaxProduct({ count: () => 1 })] }) });
    await settled();
    expect(warned.join()).to.include(
      'basket.products[0].count: expected a decimal number but got ()',
    );
  });

  for (const [name, { schema, minimal, full, others = [] }] of Object.entries(kindsOfData)) {
    it(`accept the documented example: ${name}`, () => {
      for (const value of [minimal, full, ...others]) {
        expect(dataFaults(schema, { value, path: name })).to.deep.equal([]);
      }
    });
  }
});
