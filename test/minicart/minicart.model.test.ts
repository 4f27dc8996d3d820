import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import type { Basket } from '../../logic/basket/basket.model.ts';
import { BasketSchema } from '../../logic/basket/basket.schema.ts';
import { formatMissing } from '../../logic/basket/missing-amount.ts';
import { minicartView } from '../../logic/minicart/minicart.model.ts';
import {
  formatQuantity,
  isOneClickPossible,
  unitPriceOf,
} from '../../logic/minicart/minicart-panel.model.ts';
import { DEFAULT_CONFIG } from '../../logic/settings/shop-config.ts';
import { choosePolishForm } from '../../logic/texts/polish-plural.ts';
import { srcsetOf } from '../../logic/wire/safe-link.ts';
import '../kit/guard.ts';
import { ajaxBasket, ajaxProduct, graphqlBasket, graphqlProduct } from './minicart.fixtures.ts';

const parse = (raw: unknown): Basket => v.parse(BasketSchema, raw);
const view = (raw: unknown) => {
  const basket = parse(raw);
  return minicartView(basket, basket.products);
};
const missing = (raw: unknown) => formatMissing(parse(raw).toShippingFree, DEFAULT_CONFIG);

describe('the basket', () => {
  it('has one model for both sources', () => {
    const [line] = parse(ajaxBasket()).products;
    expect(line).to.deep.include({
      name: 'Kubek',
      size: '',
      version: 'zielony',
      quantity: 2,
      unit: { singular: 'szt.', plural: 'szt.', fraction: 'szt.' },
      unitPrice: '',
      worth: { gross: '98,40\u00a0zł', net: '80,00 zł' },
      isSubscription: false,
    });
    const basket = parse(graphqlBasket());
    expect(basket.products[0]).to.deep.include({
      id: '7',
      sizeId: 'M',
      size: 'średni',
      name: 'Koszula',
      additional: '',
      unit: { singular: 'sztuka', plural: 'sztuki', fraction: 'sztuki' },
      worth: { gross: '200,00 zł', net: '160,00 zł' },
    });
    expect(basket.count).to.equal(1);
    expect(basket.shipping).to.deep.equal({ gross: '15,00 zł', net: '15,00 zł' });
    expect(basket.worth.gross).to.deep.equal({ value: 200, formatted: '200,00 zł' });
  });

  it('parses the widget’s unit as a name or, with a digit in it, as a price (S8)', () => {
    const line = (worth_unit: string) =>
      parse(ajaxBasket({ products: [ajaxProduct({ worth_unit })] })).products[0];
    expect(line('para')?.unit.singular).to.equal('para');
    expect(line('para')?.unitPrice).to.equal('');
    expect(line('49,20&nbsp;zł')?.unit.singular).to.equal('');
    expect(line('49,20&nbsp;zł')?.unitPrice).to.equal('49,20\u00a0zł');
  });

  it('decodes entities and removes markup in names', () => {
    const { data } = graphqlProduct();
    const named = { ...data, name: 'Kubek &bdquo;Szlak&rdquo; <b>0,5&nbsp;l</b>' };
    const [line] = parse(graphqlBasket([graphqlProduct({ data: named })])).products;
    expect(line?.name).to.equal('Kubek „Szlak” 0,5\u00a0l');
    const names = {
      name: 'A &amp; B',
      size: 'M',
      size_name: 'M&#8243;',
      product_version_name: '<i>x</i>',
    };
    const [other] = parse(ajaxBasket({ products: [ajaxProduct(names)] })).products;
    expect(other).to.include({ name: 'A & B', size: 'M″', version: 'x' });
  });

  it('drops an id that is not a number', () => {
    const id = (given: unknown) =>
      parse(graphqlBasket([graphqlProduct({ id: given })])).products[0]?.id;
    expect([7, '7'].map(id)).to.deep.equal(['7', '7']);
    for (const other of [null, '', '07', '7a', '-7', 1.5, 0, {}]) expect(id(other)).to.equal('');
  });

  it('is found inside a widget response', () => {
    expect(parse({ response: { basket: ajaxBasket() } }).count).to.equal(2);
    expect(parse({ response: ajaxBasket() }).count).to.equal(2);
  });

  it('rejects an answer without any part of a basket (WB-05)', () => {
    for (const raw of [
      undefined,
      null,
      '',
      '<html>',
      3,
      [],
      {},
      { error: 1 },
      { response: null },
    ]) {
      expect(v.is(BasketSchema, raw), JSON.stringify(raw)).to.equal(false);
    }
  });

  it('accepts fields of another type (WB-06)', () => {
    const map = { 3: ajaxProduct({ count: '2' }), 5: null, 8: 'x' };
    const basket = parse({ products: map, productsCounter: '2' });
    expect(basket.products.map(({ quantity }) => quantity)).to.deep.equal([2]);
    expect(basket.count).to.equal(2);
    for (const products of [null, '', [], {}, undefined]) {
      expect(parse({ products, productsCounter: null }).products).to.deep.equal([]);
    }
    expect(
      parse(ajaxBasket({ products: [{ name: 5, prices: null }] })).products[0],
    ).to.deep.include({
      name: '5',
      worth: { gross: '', net: '' },
      link: undefined,
    });
  });

  it('counts only positive integers (WB-08)', () => {
    const counters = [0, '0', -1, '1,5', 1.5, Number.NaN, Infinity, null, {}, ''];
    for (const productsCounter of counters)
      expect(parse(ajaxBasket({ productsCounter })).count).to.equal(0);
    for (const productsCounter of [12, '12', ' 12 '])
      expect(parse(ajaxBasket({ productsCounter })).count).to.equal(12);
  });

  it('has free shipping only at a numeric zero (WB-09)', () => {
    const isFree = (toShippingFree: unknown) =>
      view(ajaxBasket({ toShippingFree })).states['free-shipping'];
    for (const zero of [0, '0', '0.00', 0.0]) expect(isFree(zero), String(zero)).to.equal(true);
    for (const other of [0.004, null, undefined, '', '0,5', -1, 'x']) {
      expect(isFree(other), String(other)).to.equal(false);
    }
    expect(missing(ajaxBasket())).to.equal('50,00\u00a0zł');
    expect(missing(graphqlBasket())).to.equal('30,00 zł');
    expect(missing(ajaxBasket({ toShippingFree: null }))).to.equal(undefined);
  });

  it('hides the universal size only (WB-11)', () => {
    const size = (id: string) =>
      parse(ajaxBasket({ products: [ajaxProduct({ size: id, size_name: '' })] })).products[0]?.size;
    expect(size('uniw')).to.equal('');
    expect(size('UNIW')).to.equal('UNIW');
  });

  it('gives equal lines different keys, the same on each read (WB-17)', () => {
    const products = [
      graphqlProduct(),
      graphqlProduct(),
      graphqlProduct({ size: 'S' }),
      graphqlProduct({ additional: '5' }),
    ];
    const keys = parse(graphqlBasket(products)).products.map(({ key }) => key);
    expect(new Set(keys).size).to.equal(4);
    expect(parse(graphqlBasket(products)).products.map(({ key }) => key)).to.deep.equal(keys);
  });
});

describe('the mini-cart', () => {
  it('offers one click unless a product is nameless or a subscription (WB-10)', () => {
    const isPossible = (changes: object) =>
      isOneClickPossible(
        parse(ajaxBasket({ products: [ajaxProduct(), ajaxProduct(changes)] })).products,
      );
    for (const subscription_period of ['0', undefined, null, '', 0])
      expect(isPossible({ subscription_period })).to.equal(true);
    for (const subscription_period of ['1', '30', 7])
      expect(isPossible({ subscription_period })).to.equal(false);
    for (const name of ['', '  ', null, undefined]) expect(isPossible({ name })).to.equal(false);
    const subscription = { periods: ['14'] };
    const { data } = graphqlProduct();
    expect(
      isOneClickPossible(
        parse(graphqlBasket([graphqlProduct({ data: { ...data, subscription } })])).products,
      ),
    ).to.equal(false);
  });

  it('computes the price of one unit, or leaves it empty (S6)', () => {
    const unitPrice = (worth_gros_formatted: string, count: number) => {
      const prices = { worth_gros_formatted };
      const [line] = parse(ajaxBasket({ products: [ajaxProduct({ prices, count })] })).products;
      return line && unitPriceOf(line, 'gross');
    };
    const rows: readonly [string, number, string][] = [
      ['49,80 zł', 2, '24,90 zł'],
      ['46,11 zł', 2, ''],
      ['46,11 zł', 1, '46,11 zł'],
      ['2\u00a0097,00 zł', 3, '699,00 zł'],
      ['3\u00a0600\u00a0000,00 zł', 3, '1\u00a0200\u00a0000,00 zł'],
      ['7,80 zł', 1.5, '5,20 zł'],
      ['€1,234.50', 5, '€246.90'],
      ['1.234 €', 2, '617 €'],
      ['0,10 zł', 2, '0,05 zł'],
      ['12 zł', 0, ''],
      ['12 zł', -1, ''],
      ['od 3 szt. 5,00 zł', 1, ''],
      ['na telefon', 1, ''],
      ['', 1, ''],
    ];
    for (const [price, quantity, expected] of rows) {
      expect(unitPrice(price, quantity), `${price} / ${quantity}`).to.equal(expected);
    }
  });

  it('writes an image URL that srcset cannot split (XS-14)', () => {
    expect(srcsetOf(' /a b,c.webp ')).to.equal('/a%20b%2Cc.webp');
    expect(srcsetOf('data:image/webp;base64,AA==')).to.equal('data:image/webp;base64,AA==');
  });

  it('steps by the selling unit if known, else by one (S8)', () => {
    const { data } = graphqlProduct();
    const line = (unit: object) =>
      parse(graphqlBasket([graphqlProduct({ data: { ...data, unit } })])).products[0];
    expect(line({ fraction: 'metra' })).to.include({ step: 1, precision: 3 });
    expect(line({ sellBy: '0.5', precision: 1 })).to.include({ step: 0.5, precision: 1 });
    expect(line({ sellBy: 0, precision: '0' })).to.include({ step: 1, precision: 0 });
    expect(line({ sellBy: false, precision: -1 })).to.include({ step: 1, precision: 0 });
  });

  it('counts units in the language’s plural forms, never in a wrong one (V22)', () => {
    const textOf = (quantity: number, unit: object, language = 'pl') => {
      const raw = graphqlProduct({ quantity, data: { name: 'Skarpety', unit } });
      const [line] = parse(graphqlBasket([raw])).products;
      return line && formatQuantity(line, language);
    };
    const pair = { singular: 'para', plural: 'pary', fraction: 'pary' };
    const counts = [1, 2, 4, 5, 12, 22, 25, 1.5];
    expect(counts.map((count) => textOf(count, pair))).to.deep.equal([
      '1 para',
      '2 pary',
      '4 pary',
      '5 par',
      '12 par',
      '22 pary',
      '25 par',
      '1,5 pary',
    ]);
    const bundle = { singular: 'wiązka', plural: 'wiązki', fraction: 'wiązki' };
    expect(textOf(5, bundle), 'a form that nobody gives').to.equal('5 × wiązka');
    expect(textOf(3, bundle)).to.equal('3 wiązki');
    const piece = { singular: 'szt.', plural: 'szt.', fraction: 'szt.' };
    expect(textOf(5, piece)).to.equal('5 szt.');
    const english = { singular: 'pair', plural: 'pairs', fraction: 'pairs' };
    expect([1, 5].map((count) => textOf(count, english, 'en'))).to.deep.equal([
      '1 pair',
      '5 pairs',
    ]);
    const czech = { singular: 'pár', plural: 'páry', fraction: 'páru' };
    expect([1, 3, 5].map((count) => textOf(count, czech, 'cs'))).to.deep.equal([
      '1 pár',
      '3 páry',
      '5 × pár',
    ]);
  });

  it('counts with Polish plural forms', () => {
    const form = (count: number) => choosePolishForm(count, ['produkt', 'produkty', 'produktów']);
    expect([0, 1, 2, 4, 5, 12, 14, 21, 22, 25, 102, 112].map(form)).to.deep.equal([
      'produktów',
      'produkt',
      'produkty',
      'produkty',
      'produktów',
      'produktów',
      'produktów',
      'produktów',
      'produkty',
      'produktów',
      'produkty',
      'produktów',
    ]);
  });
});
