import { expect } from '@open-wc/testing';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { focused, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  basketWorth,
  button,
  changeBasket,
  choices,
  details,
  type Instalments,
  LINK,
  openCalculator,
  readBasket,
  show,
  showPlain,
} from './instalments.fixtures.ts';

const target = (amount: string) => LINK.replace('{calculate_price}', amount);
const FILLED = 'basket-count="1" basket-cost="300"';

const amountOf = (tag: Instalments, choice: string) => text(tag.part(choice));
const message = (tag: Instalments) => text(tag.part('message'));
const hints = (tag: Instalments) => tag.parts('hint').map(text);

/** The text that describes a choice to screen readers. */
const description = (tag: Instalments, choice: string) => {
  const id = tag.part(choice).getAttribute('aria-describedby');
  return id && text(tag.one(`[id="${id}"]`));
};

beforeEach(installFakePlatform);

describe('the dialog of <shop-instalments>', () => {
  it('offers the product alone and with the basket, and opens the chosen calculator (PR-22)', async () => {
    for (const [choice, amount] of [
      ['product', '200.00'],
      ['with-basket', '500.00'],
    ] as const) {
      const tag = await show(FILLED);
      const runs = tag.events('shop-instalments-run');
      await openCalculator(tag);
      expect(runs).to.have.lengthOf(0);
      expect(tag.element.matches(':state(open)')).to.equal(true);
      expect(choices(tag)).to.deep.equal({ product: true, 'with-basket': true });
      expect(message(tag)).to.equal('Wybierz, dla jakiej kwoty obliczyć raty.');
      expect(amountOf(tag, 'product')).to.match(/^Oblicz raty tylko dla tego produktu 200,00.zł$/);
      await click(tag.part(choice));
      await tag.settled();
      expect(details(runs)).to.deep.equal([{ amount, link: target(amount), scope: choice }]);
      expect(platform.page.followed.at(-1)).to.equal(target(amount));
      expect(tag.isOpen).to.equal(false);
    }
  });

  it('disables an amount below the minimum, with an explanation (PR-20, PR-22)', async () => {
    const tag = await show('price="50" basket-count="1" basket-cost="20"');
    await openCalculator(tag);
    expect(choices(tag)).to.deep.equal({ product: false, 'with-basket': false });
    expect(message(tag)).to.match(
      /^Minimalna kwota umożliwiająca zakupy przez Ratka to 100,00.zł$/,
    );
    expect(description(tag, 'product')).to.equal(
      'Zwiększ ilość sztuk produktu, aby uruchomić kalkulator rat.',
    );
    expect(description(tag, 'with-basket')).to.equal(
      'Zwiększ ilość sztuk tego produktu, lub wrzuć do koszyka dodatkowe produkty.',
    );
    await expectAccessible(tag.element);
  });

  it('disables one of two choices (PR-22)', async () => {
    const tag = await show('price="900" basket-count="1" basket-cost="100,01"');
    await openCalculator(tag);
    expect(choices(tag)).to.deep.equal({ product: true, 'with-basket': false });
    expect(description(tag, 'product')).to.equal(null);
    tag.element.price = '50';
    await tag.settled();
    expect(choices(tag)).to.deep.equal({ product: false, 'with-basket': true });
  });

  it('has a single choice on the basket page (PR-22)', async () => {
    const tag = await showPlain(
      'context="basket" min-price="100" basket-count="1" basket-cost="99"',
    );
    await openCalculator(tag);
    expect(choices(tag)).to.deep.equal({ basket: false });
    expect(message(tag)).to.match(/^Minimalna kwota umożliwiająca zakupy to 100,00.zł$/);
    expect(amountOf(tag, 'basket')).to.match(/^Oblicz raty produktów w koszyku 99,00.zł$/);
  });

  it('parses the cost of the basket as text or number, with spaces and a comma (PR-24)', async () => {
    const tag = await show('max-price="5000" basket-count="1" basket-cost="1 234,50"');
    await openCalculator(tag);
    expect(amountOf(tag, 'with-basket')).to.match(/1.434,50.zł$/);
    Object.assign(tag.element, { basketCost: 1234.5 });
    await tag.settled();
    expect(amountOf(tag, 'with-basket')).to.match(/1.434,50.zł$/);
  });

  it('disables the choice with a basket in another currency (PR-24)', async () => {
    const tag = await show('currency="EUR" basket-count="1" basket-cost="300,00 zł"');
    await openCalculator(tag);
    expect(choices(tag)).to.deep.equal({ product: true, 'with-basket': false });
    expect(description(tag, 'with-basket')).to.equal(
      'Koszyk jest w innej walucie niż ten produkt.',
    );
    expect(amountOf(tag, 'product')).to.match(/200,00.€$/);
    tag.element.currency = 'PLN';
    await tag.settled();
    expect(choices(tag)).to.deep.equal({ product: true, 'with-basket': true });
  });
});

describe('the open dialog of <shop-instalments>', () => {
  it('updates with the basket and never uses an old amount (PR-25)', async () => {
    await readBasket(platform, basketWorth(300));
    const tag = await show();
    await openCalculator(tag);
    expect(amountOf(tag, 'with-basket')).to.match(/500,00.zł$/);
    await changeBasket(platform, basketWorth(400));
    await tag.settled();
    expect(amountOf(tag, 'with-basket')).to.match(/600,00.zł$/);
    await click(tag.part('with-basket'));
    expect(platform.page.followed).to.deep.equal([target('600.00')]);
  });

  it('prefers a changed basket to the server-rendered one (PR-25)', async () => {
    await readBasket(platform, basketWorth(300));
    const tag = await show('basket-count="1" basket-cost="250"');
    await openCalculator(tag);
    expect(amountOf(tag, 'with-basket')).to.match(/450,00.zł$/);
    await changeBasket(platform, basketWorth(400));
    await tag.settled();
    expect(amountOf(tag, 'with-basket')).to.match(/600,00.zł$/);
    tag.element.basketCost = '350';
    await tag.settled();
    expect(amountOf(tag, 'with-basket')).to.match(/550,00.zł$/);
  });

  it('disables the choice with the basket during loading, and moves focus (PR-25)', async () => {
    await readBasket(platform, basketWorth(300));
    const tag = await show();
    await openCalculator(tag);
    tag.part('with-basket').focus();
    const answer = platform.defer('basket');
    const changed = changeBasket(platform, basketWorth(900));
    await waitUntil(() => !choices(tag)['with-basket'], 'the disabled choice');
    expect(description(tag, 'with-basket')).to.equal('Wartość koszyka nie jest jeszcze znana.');
    expect(focused()).to.equal(tag.part('close'));
    answer.resolve(basketWorth(500));
    await changed;
    await tag.settled();
    expect(amountOf(tag, 'with-basket')).to.match(/700,00.zł$/);
    expect(choices(tag)['with-basket']).to.equal(true);
  });

  it('updates with the quantity (PR-25)', async () => {
    const tag = await show(`quantity-input="#amount" ${FILLED}`);
    const input = Object.assign(document.createElement('input'), { id: 'amount', value: '1' });
    tag.page.append(input);
    await openCalculator(tag);
    input.value = '2';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await tag.settled();
    expect(amountOf(tag, 'product')).to.match(/400,00.zł$/);
    // a script sets it without an event; the click re-reads it
    input.value = '10';
    await click(tag.part('product'));
    await tag.settled();
    expect(platform.page.followed).to.deep.equal([]);
    expect(choices(tag)).to.deep.equal({ product: false, 'with-basket': false });
    expect(tag.isOpen).to.equal(true);
  });

  it('says that the basket has too many products, and opens nothing', async () => {
    const tag = await show(`max-quantity="2" basket-count="3" basket-cost="30"`);
    const runs = tag.events('shop-instalments-run');
    await openCalculator(tag);
    expect(choices(tag)).to.deep.equal({});
    expect(message(tag)).to.equal(
      'W koszyku znajduje się zbyt duża ilość produktów aby móc opłacić zamówienie tym systemem ratalnym. Zmniejsz ilość produktów do 2 aby móc skorzystać z systemu rat. Ilość sztuk jednego produktu nie jest limitowana.',
    );
    await click(tag.part('close'));
    await tag.settled();
    expect([tag.isOpen, runs.length]).to.deep.equal([false, 0]);
  });

  it('says that not all products are allowed, and opens nothing', async () => {
    const tag = await show('not-all-allowed', '', { lang: 'en' });
    await openCalculator(tag);
    expect(choices(tag)).to.deep.equal({});
    expect(message(tag)).to.match(/^Not all products in the cart can be bought by instalments/);
    expect(focused()).to.equal(tag.part('close'));
    await expectAccessible(tag.element);
  });

  it('has English texts', async () => {
    const tag = await show('price="50" basket-count="1" basket-cost="2000"', '', { lang: 'en' });
    await openCalculator(tag);
    expect(text(tag.part('heading'))).to.equal('Ratka instalment calculator');
    expect(text(tag.part('message').children[0] as Element)).to.match(
      /^The minimum amount for purchases with Ratka is 100,00.zł$/,
    );
    expect(hints(tag)).to.deep.equal([
      'Increase the quantity of the product to use the instalment calculator.',
      'Decrease the quantity of this product or remove some products from the cart.',
    ]);
    await expectAccessible(tag.element);
  });

  it('focuses the first available choice, closes with Escape, and restores focus', async () => {
    const tag = await show('price="50" basket-count="1" basket-cost="300"');
    button(tag).focus();
    await press('Enter');
    await waitUntil(() => tag.isOpen, 'the dialog');
    expect(focused()).to.equal(tag.part('with-basket'));
    await press('Tab');
    expect(focused()).to.equal(tag.part('close'));
    await press('Escape');
    await tag.settled();
    expect(tag.isOpen).to.equal(false);
    expect(focused()).to.equal(button(tag));
  });

  it('is named by its heading, and is accessible from right to left', async () => {
    const tag = await show(FILLED, '', { lang: 'en', dir: 'rtl' });
    await openCalculator(tag);
    expect(tag.one('dialog').getAttribute('aria-labelledby')).to.equal(tag.part('heading').id);
    await expectAccessible(tag.element);
  });

  it('stays open when the tag is moved', async () => {
    const tag = await show(FILLED);
    await openCalculator(tag);
    tag.page.append(tag.element);
    await tag.settled();
    expect(tag.isOpen).to.equal(true);
    expect(choices(tag)).to.deep.equal({ product: true, 'with-basket': true });
  });
});
