import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { productElement } from '../../elements/tags/product/product.element.ts';
import { refreshBasketAtom } from '../../logic/basket/basket.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { settled } from '../kit/settled.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { graphqlBasket, graphqlProduct } from '../minicart/minicart.fixtures.ts';
import { additions, clickBuy, messageIn, refusal } from '../product/selling.fixtures.ts';
import '../kit/guard.ts';
import {
  clickButton,
  detailsOf,
  inputOf,
  lineOf,
  type QuantityTag,
  quantityIn,
  statesOf,
  typeInto,
} from './quantity.fixtures.ts';

registerElements([productElement]);

beforeEach(installFakePlatform);

const UNIT = { name: 'szt.', singular: 'szt.', plural: 'szt.', precision: '0', sellBy: 1 };

const size = (id: string, amount: unknown) => ({
  id,
  amount,
  price: { price: { gross: { value: 10, formatted: '10,00 zł' } } },
  availability: { status: 'enable', visible: true },
});

const radio = (id: string, chosen: string) =>
  `<label><input type="radio" name="size" value="${id}" ${id === chosen ? 'checked' : ''}>${id}</label>`;

interface Shown {
  readonly record: object;
  readonly chosen?: string;
  readonly attributes?: string;
}

/** The tag in the form of a product with the sizes S and M; S is chosen by default. */
function show({ record, chosen = 'S', attributes = '' }: Shown): Promise<QuantityTag> {
  const json = JSON.stringify({ id: 101, unit: UNIT, ...record });
  return mount(
    'shop-quantity',
    `<shop-product><script type="application/json">${json}</script>
      <form action="javascript:void 0" method="post"><input type="hidden" name="product" value="101">
        <fieldset><legend>Rozmiar</legend>${['S', 'M'].map((id) => radio(id, chosen)).join('')}</fieldset>
        <shop-quantity ${attributes}><label>Ilość <input type="number" name="number" value="1"></label></shop-quantity>
        <button>Do koszyka</button>
      </form></shop-product>`,
  );
}

async function chooseSize({ page, settled: shown }: QuantityTag, id: string): Promise<void> {
  page.querySelector<HTMLElement>(`[value="${id}"]`)?.click();
  await shown();
  await settled();
}

const productOf = ({ page }: QuantityTag) => {
  const product = page.querySelector('shop-product');
  if (product) return product;
  throw new Error('Expected a product.');
};

describe('<shop-quantity> inside a product', () => {
  it('uses the limits, the step and the unit of the product', async () => {
    const unit = { singular: 'metr', plural: 'metry', precision: '2', sellBy: 0.25 };
    const record = { unit, sizes: [size('S', 1.3), size('M', -1)] };
    const tag = await show({ record });
    expect([quantityIn(tag), statesOf(tag)]).to.deep.equal(['1', []]);
    await clickButton(tag, 'plus', 2);
    expect([quantityIn(tag), statesOf(tag)]).to.deep.equal(['1.25', ['at-max']]);
    await clickButton(tag, 'minus', 2);
    expect([quantityIn(tag), text(tag.part('unit'))]).to.deep.equal(['0.75', 'metry']);
    await expectAccessible(productOf(tag));
  });

  for (const [amount, expected] of [
    [-1, '9'],
    [0, '9'],
    [2.5, '2'],
    ['5', '5'],
    [null, '9'],
    ['NaN', '9'],
  ] as const) {
    it(`treats ${amount} in stock as a limit, or as unlimited (QT-04)`, async () => {
      const tag = await show({ record: { sizes: [size('S', amount), size('M', 1)] } });
      await typeInto(tag, '9');
      await platform.clock.advance(500);
      expect(quantityIn(tag)).to.equal(expected);
    });
  }

  it('shows that nothing can be ordered if the minimum exceeds the stock (QT-05)', async () => {
    const order_quantity_range = { min_quantity_per_order: '5' };
    const tag = await show({
      record: { order_quantity_range, sizes: [size('S', 3), size('M', 8)] },
    });
    expect([quantityIn(tag), lineOf(tag)]).to.deep.equal([
      '5',
      'Minimalnie możesz zamówić 5 szt., a mamy tylko 3 szt.',
    ]);
    expect(productOf(tag).matches(':state(too-few)')).to.equal(true);
    expect(statesOf(tag)).to.deep.equal(['at-min', 'at-max']);
    clickBuy(tag.page);
    const both = 'Minimalnie możesz zamówić 5 szt., a mamy tylko 3 szt.';
    await waitUntil(() => messageIn(tag.page) === both, 'the refusal names both');
    await chooseSize(tag, 'M');
    expect([quantityIn(tag), lineOf(tag)]).to.deep.equal(['5', '']);
    expect(productOf(tag).matches(':state(buyable)')).to.equal(true);
  });

  it('sells halves of a unit without decimal places (QT-14)', async () => {
    const unit = { ...UNIT, precision: '0', sellBy: '0.5' };
    const tag = await show({ record: { unit, sizes: [size('S', 9), size('M', 9)] } });
    await clickButton(tag, 'plus');
    expect(quantityIn(tag)).to.equal('1.5');
  });

  it('prefers its own attributes to those of the product', async () => {
    const record = { sizes: [size('S', 9), size('M', 9)] };
    const tag = await show({ record, attributes: 'min="2" max="3" unit="para"' });
    expect([quantityIn(tag), text(tag.part('unit'))]).to.deep.equal(['2', 'para']);
    await clickButton(tag, 'plus', 2);
    expect(quantityIn(tag)).to.equal('3');
  });

  it('uses the product that `for` names', async () => {
    const page = `<shop-product id="other" product='{"id": 7, "sizes": [{"id": "uniw", "amount": 2}]}'></shop-product>
      <shop-quantity for="other"><label>Ilość <input type="number" value="1"></label></shop-quantity>`;
    const tag = await mount('shop-quantity', page);
    await clickButton(tag, 'plus', 3);
    expect(quantityIn(tag)).to.equal('2');
  });
});

describe('<shop-quantity> inside a product: changes of the limit', () => {
  it('is corrected for a size with less stock, and unchanged for one with more (QT-06)', async () => {
    const tag = await show({ record: { sizes: [size('S', 9), size('M', 2)] } });
    const events = tag.events('shop-quantity-change');
    await clickButton(tag, 'plus', 3);
    await chooseSize(tag, 'M');
    expect([quantityIn(tag), lineOf(tag)]).to.deep.equal([
      '2',
      'Maksymalnie możesz zamówić 2 szt.',
    ]);
    expect(productOf(tag).matches(':state(buyable)')).to.equal(true);
    await chooseSize(tag, 'S');
    expect([quantityIn(tag), lineOf(tag), events.length]).to.deep.equal(['2', '', 4]);
  });

  it('fires no event for a quantity that a script has chosen', async () => {
    const tag = await show({ record: { sizes: [size('S', 5)] } });
    const events = tag.events('shop-quantity-change');
    expect(productOf(tag).choose({ quantity: 4 })).to.equal(true);
    await tag.settled();
    expect([quantityIn(tag), detailsOf(events)]).to.deep.equal(['4', []]);
    await typeInto(tag, '1');
    inputOf(tag.element).blur();
    await tag.settled();
    expect(detailsOf(events)).to.deep.equal([{ value: 1, reason: 'typed' }]);
  });

  it('respects a limit that is lowered while the shopper holds + (QT-08)', async () => {
    const tag = await show({ record: { sizes: [size('S', 9), size('M', 2)] } });
    const plus = tag.part('plus');
    plus.click();
    plus.click();
    productOf(tag).product = { id: '101', unit: UNIT, sizes: [size('S', 2)] };
    plus.click();
    await settled(tag.element);
    expect([quantityIn(tag), lineOf(tag)]).to.deep.equal([
      '2',
      'Maksymalnie możesz zamówić 2 szt.',
    ]);
  });

  it('does not change a value during typing when the limit changes', async () => {
    const tag = await show({ record: { sizes: [size('S', 9), size('M', 2)] } });
    await typeInto(tag, '4');
    productOf(tag).product = { id: '101', unit: UNIT, sizes: [size('S', 2)] };
    await settled(tag.element);
    expect(quantityIn(tag)).to.equal('4');
    await platform.clock.advance(500);
    expect(quantityIn(tag)).to.equal('2');
  });
});

describe('<shop-quantity> inside a product: the basket', () => {
  it('shows the quantity in the basket of all sizes, without changing the limit (QT-07)', async () => {
    const order_quantity_range = { max_quantity_per_order: 5 };
    const tag = await show({
      record: { order_quantity_range, sizes: [size('S', 9), size('M', 9)] },
    });
    expect([lineOf(tag, 'hint'), platform.calls()]).to.deep.equal(['', []]);
    const line = graphqlProduct({ id: 101, size: 'M', quantity: 3 });
    platform.answer('basket', {
      basket: graphqlBasket([line, graphqlProduct({ id: 102, quantity: 4 })]),
    });
    await pageStore.set(refreshBasketAtom);
    await settled();
    expect(lineOf(tag, 'hint')).to.equal('W koszyku masz już 3 szt.');
    await typeInto(tag, '5');
    await platform.clock.advance(500);
    expect([quantityIn(tag), lineOf(tag)]).to.deep.equal(['5', '']);
    expect(productOf(tag).matches(':state(buyable)')).to.equal(true);
    platform.answer('addProductsToBasket', refusal('Możesz kupić tylko 5 szt.'));
    clickBuy(tag.page);
    await waitUntil(() => messageIn(tag.page) !== '', 'the refusal');
    expect([messageIn(tag.page), additions(platform)]).to.deep.equal([
      'Możesz kupić tylko 5 szt.',
      ['[{id:101,size:"S",quantity:5}]'],
    ]);
  });

  for (const [how, add] of [
    ['a script that adds', (tag: QuantityTag) => void productOf(tag).add()],
    ['a press', (tag: QuantityTag) => clickBuy(tag.page)],
  ] as const) {
    it(`is corrected, with a message, before ${how} counts a value written by a script (PP-18)`, async () => {
      const tag = await show({ record: { sizes: [size('S', 5), size('M', 2)] } });
      platform.answer('addProductsToBasket', refusal('Nie.'));
      inputOf(tag.element).value = '9';
      add(tag);
      await waitUntil(() => additions(platform).length > 0, 'the addition');
      await settled(tag.element);
      expect(additions(platform)).to.deep.equal(['[{id:101,size:"S",quantity:5}]']);
      expect([quantityIn(tag), lineOf(tag)]).to.deep.equal([
        '5',
        'Maksymalnie możesz zamówić 5 szt.',
      ]);
    });
  }

  it('refuses an addition by a script if nothing can be ordered (QT-05)', async () => {
    const order_quantity_range = { min_quantity_per_order: '5' };
    const tag = await show({
      record: { order_quantity_range, sizes: [size('S', 3), size('M', 8)] },
    });
    const { ok, message } = await productOf(tag).add();
    expect([ok, additions(platform)]).to.deep.equal([false, []]);
    expect(message).to.equal(messageIn(tag.page));
  });
});
