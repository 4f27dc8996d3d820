import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { createCatalogue } from '../../../demo/platform/catalogue/catalogue.ts';
import { createMemoryCookies } from '../../../demo/platform/http/cookies.ts';
import { drawingAt } from '../../../demo/platform/images/drawing-at.ts';
import { SHAPES } from '../../../demo/platform/images/shapes.ts';
import { LANGUAGES } from '../../../demo/platform/language.ts';
import { IMAGE_VIEWS, imageUrl, productUrl, viewUrl } from '../../../demo/platform/links.ts';
import {
  divideRounded,
  groszFrom,
  isSoldBy,
  money,
  netOf,
  worthOf,
} from '../../../demo/platform/money.ts';
import { omnibusProduct } from '../../../demo/platform/omnibus.ts';
import { ProductPricesSchema } from '../../../logic/product-prices/product-prices.schema.ts';
import { createTestPlatform, Visitor } from './platform.fixtures.ts';

const catalogue = createCatalogue();

function product(id: number) {
  const found = catalogue.product(id);
  assert.ok(found, `product ${id}`);
  return found;
}

describe('the catalogue', () => {
  it('is large enough to look like a shop', () => {
    assert.ok(catalogue.products.length >= 60);
    assert.ok(catalogue.categories.length >= 120);
    assert.ok(catalogue.producers.length >= 8);
    assert.ok(catalogue.series.length >= 6);
    assert.ok(catalogue.cmsPages.length >= 6);
    assert.equal(Math.max(...catalogue.categories.map((node) => node.path.length)), 3);
  });

  it('has every text in both languages, and ids and links once', () => {
    for (const lang of LANGUAGES) {
      for (const { name, description } of catalogue.products) {
        assert.notEqual(name[lang], '');
        assert.notEqual(description[lang], '');
      }
      const links = catalogue.products.map((entry) => productUrl(entry, lang));
      assert.equal(new Set(links).size, links.length);
      for (const link of links) assert.match(link, /^\/product-(pl|en)-\d+-[a-z0-9-]+\.html$/);
    }
    const ids = catalogue.categories.map((node) => node.id);
    assert.equal(new Set(ids).size, ids.length);
  });

  it('lists something in every category, and more than a page in some of the third level', () => {
    for (const category of catalogue.categories) {
      const members = catalogue.productsIn(category);
      assert.ok(members.length > 0, category.name.pl);
      assert.equal(new Set(members).size, members.length);
      for (const child of category.children) {
        assert.ok(catalogue.productsIn(child).every((entry) => members.includes(entry)));
      }
    }
    const long = catalogue.categories.filter(
      (category) => category.path.length === 3 && catalogue.productsIn(category).length > 12,
    );
    assert.ok(long.length >= 8);
  });

  it('lists a product where it belongs, and where the terms of a category name it', () => {
    const idsIn = (id: number) => {
      const category = catalogue.category(id);
      assert.ok(category);
      return catalogue.productsIn(category).map((entry) => entry.id);
    };
    assert.deepEqual(idsIn(221), [143, 144, 145]);
    assert.deepEqual(idsIn(223), [144, 145, 146, 147, 179]);
    assert.ok(!idsIn(511).includes(118), 'a price on request is no price');
    for (const id of idsIn(511))
      assert.ok(Math.min(...product(id).sizes.map((size) => size.grosz)) < 5000);
  });

  it('puts products only where the tree ends', () => {
    for (const { name, category } of catalogue.products) {
      assert.deepEqual(category.children, [], name.pl);
    }
  });
});

describe('Omnibus data', () => {
  const of = (id: number) => omnibusProduct(product(id), { lang: 'pl' });

  it('is what the element takes', () => {
    for (const entry of catalogue.products) {
      for (const lang of LANGUAGES) v.parse(ProductPricesSchema, omnibusProduct(entry, { lang }));
    }
  });

  it('has a product for every variant', () => {
    const all = catalogue.products.map(({ id }) => of(id));
    const variants = {
      none: all.filter(({ price }) => !price.omnibusPrice),
      default: all.filter(
        ({ price }) =>
          price.max && !price.omnibusPriceDetails?.omnibusPriceIsHigherThanSellingPrice,
      ),
      higher: all.filter(
        ({ price }) => price.max && price.omnibusPriceDetails?.omnibusPriceIsHigherThanSellingPrice,
      ),
      short: all.filter(({ price }) => price.omnibusPrice && !price.max && !price.rebateCodeActive),
      code: all.filter(
        ({ price }) =>
          price.rebateCodeActive &&
          price.beforeRebate?.gross.value !== price.omnibusPrice?.gross?.value,
      ),
      codeShort: all.filter(
        ({ price }) =>
          price.rebateCodeActive &&
          price.beforeRebate?.gross.value === price.omnibusPrice?.gross?.value,
      ),
      newPrice: all.filter(
        ({ price }) => price.max && price.omnibusPriceDetails?.newPriceEffectiveUntil,
      ),
      newPriceShort: all.filter(
        ({ price }) => !price.max && price.omnibusPriceDetails?.newPriceEffectiveUntil,
      ),
      zeroPercent: all.filter(({ price }) => price.omnibusPriceDetails?.youSavePercent === 0),
      soldBy: all.filter(({ unit, price }) => unit.sellBy !== 1 && price.unit && price.max),
      withoutNet: all.filter(({ price }) => price.omnibusPrice && !price.omnibusPrice.net),
      ownSizes: all.filter(({ sizes }) => sizes.some((size) => size.price)),
    };
    for (const [variant, found] of Object.entries(variants)) assert.ok(found.length > 0, variant);
  });

  it('is worked out from the prices', () => {
    assert.deepEqual(of(101), {
      sizes: [{ id: 'uniw' }],
      unit: { sellBy: 1 },
      price: {
        price: {
          gross: { value: 249, formatted: '249,00 zł' },
          net: { value: 202.44, formatted: '202,44 zł' },
        },
        max: {
          gross: { value: 299, formatted: '299,00 zł' },
          net: { value: 243.09, formatted: '243,09 zł' },
        },
        omnibusPrice: {
          gross: { value: 239, formatted: '239,00 zł' },
          net: { value: 194.31, formatted: '194,31 zł' },
        },
        omnibusPriceDetails: {
          unit: {
            gross: { value: 239, formatted: '239,00 zł' },
            net: { value: 194.31, formatted: '194,31 zł' },
          },
          omnibusPriceIsHigherThanSellingPrice: false,
          youSavePercent: 4,
        },
        rebateCodeActive: false,
        youSavePercent: 17,
      },
    });
  });

  it('is for what is sold at once, the regular price for one unit', () => {
    const { unit, price } = of(153);
    assert.equal(unit.sellBy, 5);
    assert.equal(price.unit?.gross?.formatted, '14,90 zł');
    assert.equal(price.max?.gross.formatted, '17,90 zł');
    assert.equal(price.omnibusPrice?.gross?.formatted, '77,50 zł');
    assert.equal(price.omnibusPriceDetails?.unit.gross?.formatted, '15,50 zł');
  });

  it('gives a dearer size prices of its own', () => {
    const xl = of(156).sizes.find(({ id }) => id === 'XL');
    assert.equal(xl?.price?.max?.gross.value, 899);
    assert.equal(xl?.price?.omnibusPrice?.gross?.value, 729);
    assert.equal(of(156).sizes[0]?.price, undefined);
  });

  it('writes the date as the language does', () => {
    const date = (lang: 'pl' | 'en') =>
      omnibusProduct(product(112), { lang }).price.omnibusPriceDetails?.newPriceEffectiveUntil;
    assert.deepEqual(date('pl'), { formatted: '15.01.2027' });
    assert.deepEqual(date('en'), { formatted: '2027-01-15' });
  });
});

describe('money', () => {
  it('is counted in whole grosz', () => {
    assert.deepEqual(money(123450), { value: 1234.5, formatted: '1\u00a0234,50 zł' });
    assert.equal(money(0).formatted, '0,00 zł');
    assert.equal(money(5).formatted, '0,05 zł');
    assert.equal(money(-123456789).formatted, '-1\u00a0234\u00a0567,89 zł');
    assert.equal(netOf(24900, 23), 20244);
    assert.equal(worthOf(520, 1.5), 780);
    assert.equal(worthOf(435, 3), 1305);
    assert.deepEqual([divideRounded(5, 2), divideRounded(-5, 2), divideRounded(4, 3)], [3, -3, 1]);
    assert.equal(groszFrom('129.9'), 12990);
    for (const text of ['', '1,5', '-1', '1.234']) assert.throws(() => groszFrom(text));
  });

  it('knows what quantities a step allows', () => {
    for (const [quantity, step] of [
      [1, 1],
      [10, 5],
      [1.5, 0.5],
      [0.5, 0.5],
    ] as const) {
      assert.equal(isSoldBy(quantity, step), true, `${quantity} by ${step}`);
    }
    for (const [quantity, step] of [
      [0, 1],
      [-1, 1],
      [0.5, 1],
      [7, 5],
      [0.7, 0.5],
      [Number.NaN, 1],
    ] as const) {
      assert.equal(isSoldBy(quantity, step), false, `${quantity} by ${step}`);
    }
  });
});

describe('product images', () => {
  it('are drawn in every shape and view, in the colours of the product (SH18)', () => {
    for (const entry of catalogue.products) {
      const images = IMAGE_VIEWS.map((view) => drawingAt(viewUrl(entry, view, 'small'), catalogue));
      assert.equal(new Set(images).size, IMAGE_VIEWS.length);
      assert.equal(drawingAt(imageUrl(entry, 'small'), catalogue), images[0]);
      for (const image of images) {
        assert.match(
          image ?? '',
          /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="120".*<\/svg>$/s,
        );
        assert.ok(image?.includes(entry.colours[0]), entry.name.pl);
        assert.doesNotMatch(image ?? '', /undefined|NaN/);
      }
    }
    assert.equal(drawingAt('/img/101-inside-small.svg', catalogue), undefined);
    assert.deepEqual(
      new Set(catalogue.products.map(({ shape }) => shape)),
      new Set(Object.keys(SHAPES)),
    );
    assert.equal(imageUrl({ id: 101 }, 'large'), '/img/101-large.svg');
  });
});

describe('a platform in a browser', () => {
  it('keeps the cookies that no script sees', async () => {
    const shown: string[] = [];
    const { platform } = createTestPlatform({
      cookies: createMemoryCookies((text) => shown.push(text)),
    });
    const page = () => new Visitor(platform);
    await page().graphql('mutation { addProductsToBasket(ProductInput: [{id: 110}]) { status } }');
    const basket = await (await page().widgets({ Basket: { format: 'json' } })).json();
    assert.match(JSON.stringify(basket), /"productsCounter":1/);
    assert.deepEqual(shown, []);
    await page().set({
      zipcodeForced: { currentZipcode: '00-001', defaultZipcode: '', showModal: true },
    });
    assert.match(shown[0] ?? '', /^setZipcodeForced=/);
    await page().set({ zipcodeForced: null });
    assert.match(shown[1] ?? '', /Max-Age=0$/);
  });

  it('tells a page server whose request it is', async () => {
    const { platform } = createTestPlatform();
    const anna = new Visitor(platform);
    const visit = platform.visit(anna.request('http://localhost:8080/?lang=en', { method: 'GET' }));
    assert.equal(visit.lang, 'en');
    assert.match(visit.headers.get('set-cookie') ?? '', /^shop_session=/);
    assert.equal(visit.session().login, null);
  });
});
