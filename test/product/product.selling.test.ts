import { expect, html } from '@open-wc/testing';
import { basket } from '../../elements/functions/basket.ts';
import { registerElements } from '../../elements/start/register.ts';
import { formElement } from '../../elements/tags/form/form.element.ts';
import {
  PlatformError,
  PlatformRefusal,
  UnsentError,
} from '../../logic/platform/platform-error.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import type { FakePlatform } from '../kit/fake-platform.ts';
import { expectErrors } from '../kit/guard.ts';
import { press } from '../kit/keyboard.ts';
import { mount } from '../kit/mount.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { graphqlBasket, graphqlProduct } from '../minicart/minicart.fixtures.ts';
import { messages, putToasts } from '../toasts/toasts.fixtures.ts';
import { control, form, SHIRT, size } from './product.fixtures.ts';
import {
  additions,
  buttonIn,
  clickBuy,
  DONE,
  messageIn,
  mountShirt,
  posts,
  refusal,
  refused,
  shopThatAdds,
  sizeControl,
  sold,
} from './selling.fixtures.ts';
import '../kit/guard.ts';

registerElements([formElement]);

let platform: FakePlatform;
beforeEach(() => {
  platform = shopThatAdds();
});

const toasts = () => document.querySelectorAll('shop-toasts').length;

describe('a click on the button of a <shop-product>', () => {
  it('adds the values of the form, with an event before and after', async () => {
    const tag = await mountShirt();
    const events = tag.events('shop-product-add');
    const added = tag.events('shop-product-added');
    control(tag.page, 'number').value = '2';
    tag.page
      .querySelector('form')
      ?.insertAdjacentHTML('beforeend', '<input name="additional" value="Ola">');
    clickBuy(tag.page);
    await waitUntil(() => added.length > 0, 'the addition');
    expect(additions(platform)).to.deep.equal(['[{id:101,size:"M",quantity:2,additional:"Ola"}]']);
    const details = [...events, ...added].map((event) => Reflect.get(event, 'detail'));
    expect(details).to.deep.equal([
      { id: '101', size: 'M', quantity: 2, subscription: '', additional: 'Ola' },
      { id: '101', size: 'M', quantity: 2, name: '' },
    ]);
    expect([posts(tag.page), messageIn(tag.page)]).to.deep.equal([[], '']);
  });

  it('adds once, however often and in whatever way it is submitted [PP-01]', async () => {
    const tag = await mountShirt();
    const answer = platform.defer('addProductsToBasket');
    const target = tag.page.querySelector('form');
    clickBuy(tag.page);
    clickBuy(tag.page);
    target?.requestSubmit();
    target?.submit();
    control(tag.page, 'number').focus();
    await press('Enter');
    await waitUntil(() => additions(platform).length > 0, 'the mutation');
    expect(tag.element.matches(':state(adding)')).to.equal(true);
    answer.resolve(DONE);
    await sold(tag, platform);
    expect(additions(platform)).to.have.length(1);
    await waitUntil(() => toasts() === 1, 'one toast');
    clickBuy(tag.page);
    await sold(tag, platform, 2);
    expect(additions(platform)).to.have.length(2);
  });

  it('sends the size that a script has just written [PP-06]', async () => {
    const tag = await mountShirt(
      html`<form action="javascript:void 0"><input type="hidden" name="product" value="101"><input type="hidden" name="size" value="S"><button>Buy</button></form>`,
    );
    control(tag.page, 'size').setAttribute('value', 'M');
    clickBuy(tag.page);
    await sold(tag, platform);
    expect(additions(platform)).to.deep.equal(['[{id:101,size:"M",quantity:1}]']);
  });

  it('sends the quantity that a script has just written [PP-07]', async () => {
    const tag = await mountShirt();
    control(tag.page, 'number').value = '3';
    clickBuy(tag.page);
    await sold(tag, platform);
    expect(additions(platform)).to.deep.equal(['[{id:101,size:"M",quantity:3}]']);
  });

  it('is not pending any more after Back restores the page [PP-12]', async () => {
    const tag = await mountShirt();
    const late = platform.defer('addProductsToBasket');
    clickBuy(tag.page);
    await waitUntil(() => tag.element.matches(':state(adding)'), 'the addition');
    platform.page.restore();
    await tag.settled();
    expect(tag.element.matches(':state(adding)')).to.equal(false);
    late.resolve(DONE);
    await sold(tag, platform);
  });

  it('works with controls named like properties of the form [PP-20]', async () => {
    const names = ['submit', 'requestSubmit', 'elements', 'id', 'name', 'action', 'method'];
    const tag = await mountShirt(html`<form action="javascript:void 0"><img name="elements">
      <input type="hidden" name="product" value="101"><input type="hidden" name="size" value="M">
      ${names.map((name) => html`<input id=${name}>`)}<button>Buy</button></form>`);
    clickBuy(tag.page);
    await sold(tag, platform);
    expect(additions(platform)).to.deep.equal(['[{id:101,size:"M",quantity:1}]']);
  });

  it('can be prevented by the page', async () => {
    const tag = await mountShirt();
    tag.element.addEventListener('shop-product-add', (event) => event.preventDefault());
    clickBuy(tag.page);
    await settle();
    expect([additions(platform), posts(tag.page)]).to.deep.equal([[], []]);
  });

  it('in a <shop-form> adds once the fields are valid', async () => {
    const tag = await mount(
      'shop-product',
      html`<shop-product .product=${{ id: 101, sizes: [SHIRT.sizes[1]] }}><shop-form>${form({ sizes: [] })}</shop-form></shop-product>`,
    );
    tag.page
      .querySelector('form')
      ?.insertAdjacentHTML('beforeend', '<input required aria-label="x">');
    clickBuy(tag.page);
    await platform.clock.advance(0);
    await settle();
    const before = additions(platform).length;
    const field = tag.page.querySelector<HTMLInputElement>('[required]');
    if (field) field.value = 'x';
    clickBuy(tag.page);
    await waitUntil(
      () => additions(platform).length > 0 || !platform.clock.advance(0),
      'the mutation',
    );
    expect([before, additions(platform)]).to.deep.equal([0, ['[{id:101,size:"M",quantity:1}]']]);
  });
});

describe('a click on the button of a <shop-product>: the size and the quantity', () => {
  it('sends nothing until a size is chosen, and focuses the sizes [PP-02]', async () => {
    const tag = await mount(
      'shop-product',
      html`<shop-product .product=${SHIRT}>${form()}</shop-product>`,
    );
    const theme: string[] = [];
    const refusals = tag.events('shop-product-refuse');
    const sent = posts(tag.page);
    for (const type of ['click', 'submit'])
      tag.page.querySelector('form')?.addEventListener(type, () => theme.push(type));
    clickBuy(tag.page);
    await refused(tag);
    expect([theme, sent, additions(platform)]).to.deep.equal([[], [], []]);
    expect(messageIn(tag.page)).to.equal('Wybierz rozmiar.');
    expect(document.activeElement).to.equal(sizeControl(tag.page, 'S'));
    expect(refusals.map((event) => Reflect.get(event, 'detail'))).to.deep.equal([
      { reason: 'choose', message: 'Wybierz rozmiar.' },
    ]);
    const line = tag.page.querySelector('.shop-product-message');
    expect(buttonIn(tag.page).getAttribute('aria-describedby')).to.equal(line?.id);
    await expectAccessible(tag.page);
    sizeControl(tag.page, 'M').click();
    await settle();
    expect(messageIn(tag.page)).to.equal('');
  });

  it('does not show the message again when the shopper returns to the choice', async () => {
    platform.answer('addProductsToBasket', refusal('Zostały tylko 2 szt.'));
    const tag = await mountShirt();
    clickBuy(tag.page);
    await waitUntil(() => messageIn(tag.page) !== '', 'the refusal');
    for (const size of ['S', 'M']) {
      sizeControl(tag.page, size).click();
      await settle();
      expect(messageIn(tag.page), size).to.equal('');
    }
  });

  it('shows that a size is sold out, and the button stays focusable', async () => {
    const tag = await mountShirt();
    sizeControl(tag.page, 'L').click();
    await settle();
    const button = buttonIn(tag.page);
    expect([button.ariaDisabled, button.matches(':disabled')]).to.deep.equal(['true', false]);
    clickBuy(tag.page);
    await refused(tag);
    expect([messageIn(tag.page), additions(platform)]).to.deep.equal([
      'Ten rozmiar jest wyprzedany.',
      [],
    ]);
    sizeControl(tag.page, 'M').click();
    await settle();
    expect(button.ariaDisabled).to.equal(null);
  });

  for (const [what, sizes] of [
    ['one size', ['uniw']],
    ['only sold-out sizes, before a choice', ['S', 'M']],
  ] as const) {
    it(`does not talk about a size of a product with ${what}`, async () => {
      const product = { id: 101, sizes: sizes.map((id) => size(id, 99, 0)) };
      const tag = await mount(
        'shop-product',
        html`<shop-product .product=${product}>${form({ sizes: [...sizes] })}</shop-product>`,
      );
      clickBuy(tag.page);
      await refused(tag);
      expect(messageIn(tag.page)).to.equal('Ten produkt jest wyprzedany.');
    });
  }

  for (const [what, quantity, message] of [
    ['none', '', 'Minimalnie możesz zamówić 1.'],
    ['less than none', '-1', 'Minimalnie możesz zamówić 1.'],
    ['a part of a piece', '0.5', 'Minimalnie możesz zamówić 1.'],
    ['pieces and a part', '1.125', 'Minimalnie możesz zamówić 1.'],
    ['a thousand of five', '1e3', 'Maksymalnie możesz zamówić 5.'],
  ]) {
    it(`sends no quantity that is ${what} [PP-18]`, async () => {
      const tag = await mountShirt();
      control(tag.page, 'number').value = String(quantity);
      buttonIn(tag.page).setAttribute('formnovalidate', '');
      clickBuy(tag.page);
      await refused(tag);
      expect(additions(platform)).to.deep.equal([]);
      expect(messageIn(tag.page)).to.equal(message);
    });
  }
});

describe('a click on the button of a <shop-product>: native submission', () => {
  for (const [what, extra] of [
    ['a part of a set', '<input type="hidden" name="bundled_size[7]" value="M">'],
    ['a price formula', '<select name="priceformula[x]"><option value="2"></option></select>'],
    ['an exchange', '<input type="hidden" name="exchange_id" value="9">'],
    ['a subscription', '<input type="hidden" name="subscription" value="1">'],
    ['a field that nobody knows', '<input type="checkbox" name="gift" value="1" checked>'],
  ]) {
    it(`submits a form with ${what} natively, with all fields [PP-08]`, async () => {
      const tag = await mountShirt();
      const sent = posts(tag.page);
      tag.page.querySelector('form')?.insertAdjacentHTML('beforeend', String(extra));
      const button = buttonIn(tag.page);
      button.setAttribute('name', 'do');
      button.setAttribute('value', 'buy');
      clickBuy(tag.page);
      await settle();
      expect(additions(platform)).to.deep.equal([]);
      expect(sent).to.have.length(1);
      const [, name = '', value = ''] = /name="([^"]+)".*value="([^"]+)"/.exec(String(extra)) ?? [];
      expect(sent[0]).to.contain(`${name}=${value}`);
      expect(sent[0]).to.match(/product=101.*size=M.*do=buy/);
    });
  }

  it('submits natively with a button that its author marks', async () => {
    const tag = await mountShirt();
    const sent = posts(tag.page);
    buttonIn(tag.page).setAttribute('data-shop-native', '');
    clickBuy(tag.page);
    expect([sent.length, additions(platform)]).to.deep.equal([1, []]);
  });

  it('submits natively if the platform does not support the request', async () => {
    expectErrors(/refused/);
    platform.answer(
      'addProductsToBasket',
      new PlatformRefusal('addProductsToBasket', 'Cannot query field'),
    );
    const tag = await mountShirt();
    const sent = posts(tag.page);
    clickBuy(tag.page);
    await waitUntil(() => sent.length > 0, 'the post');
    expect(sent).to.deep.equal(['product=101&mode=1&size=M&number=1']);
    expect(messageIn(tag.page)).to.equal('');
  });
});

describe('a click on the button of a <shop-product>: refusals and failures', () => {
  it('shows the platform’s refusal at the form, without a toast [PP-19]', async () => {
    platform.answer('addProductsToBasket', refusal('Zostały tylko 2 szt.'));
    const tag = await mountShirt();
    const refusals = tag.events('shop-product-refuse');
    clickBuy(tag.page);
    await waitUntil(() => refusals.length > 0, 'the refusal');
    await settle();
    expect(messageIn(tag.page)).to.equal('Zostały tylko 2 szt.');
    expect([toasts(), buttonIn(tag.page).ariaBusy]).to.deep.equal([0, null]);
  });

  it('shows the quantity if less was added than requested [PP-25]', async () => {
    const line = (quantity: number) => graphqlProduct({ id: 101, size: 'M', quantity });
    platform.answer('basket', { basket: graphqlBasket([line(1)]) });
    await basket.refresh();
    platform.answer('basket', { basket: graphqlBasket([line(3)]) });
    const shown = await putToasts();
    const tag = await mountShirt();
    const added = tag.events('shop-product-added');
    control(tag.page, 'number').value = '5';
    clickBuy(tag.page);
    await waitUntil(() => added.length > 0, 'the addition');
    await shown.settled();
    expect(messages(shown)).to.deep.equal(['Dodano 2 z 5 sztuk: Koszula']);
    expect(Reflect.get(added[0] ?? {}, 'detail').quantity).to.equal(2);
  });

  it('shows the quantity if less was added, also without a known basket [PP-25]', async () => {
    platform.answer('basket', {
      basket: graphqlBasket([graphqlProduct({ id: 101, size: 'M', quantity: 2 })]),
    });
    const shown = await putToasts();
    const tag = await mountShirt();
    control(tag.page, 'number').value = '5';
    clickBuy(tag.page);
    await waitUntil(() => messages(shown).length > 0, 'the toast');
    expect(messages(shown)).to.deep.equal(['Dodano 2 z 5 sztuk: Koszula']);
  });

  it('is never repeated after a lost answer [PP-24]', async () => {
    platform.answer('addProductsToBasket', new PlatformError('addProductsToBasket', 'timeout'));
    platform.answer('basket', new PlatformError('basket', 'network'));
    const tag = await mountShirt();
    const sent = posts(tag.page);
    clickBuy(tag.page);
    await sold(tag, platform);
    await waitUntil(() => messageIn(tag.page) !== '', 'the message');
    expect(messageIn(tag.page)).to.match(/zajrzyj do koszyka/i);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect([sent, additions(platform).length]).to.deep.equal([[], 1]);
  });

  it('shows that nothing was added if it was offline [PP-24]', async () => {
    platform.answer('addProductsToBasket', new UnsentError('addProductsToBasket'));
    const tag = await mountShirt();
    clickBuy(tag.page);
    await sold(tag, platform);
    await waitUntil(() => messageIn(tag.page) !== '', 'the message');
    expect(messageIn(tag.page)).to.match(/^Brak połączenia ze sklepem/);
  });

  it('scrolls to a message below the window', async () => {
    platform.answer('addProductsToBasket', new UnsentError('addProductsToBasket'));
    const tag = await mountShirt();
    const space = `padding-block: 100vh`;
    tag.page.setAttribute('style', space);
    const button = tag.page.querySelector('button');
    button?.scrollIntoView({ block: 'end' });
    clickBuy(tag.page);
    await sold(tag, platform);
    await waitUntil(() => messageIn(tag.page) !== '', 'the message');
    const line = tag.page.querySelector('.shop-product-message');
    const { bottom = Infinity } = line?.getBoundingClientRect() ?? {};
    expect(bottom).to.be.at.most(innerHeight + 1);
  });
});

describe('<shop-product>.add()', () => {
  it('adds without a form, and returns the message that was shown', async () => {
    const tag = await mount('shop-product', html`<shop-product .product=${SHIRT}></shop-product>`);
    expect(await tag.element.add()).to.deep.equal({ ok: false, message: 'Wybierz rozmiar.' });
    await tag.element.choose({ size: 'S', quantity: 2 });
    expect(await tag.element.add()).to.deep.equal({ ok: true, message: 'Dodano do koszyka.' });
    expect(additions(platform)).to.deep.equal(['[{id:101,size:"S",quantity:2}]']);
  });
});

describe('60 product cards', () => {
  it('share one pair of listeners, and send no requests [PP-23]', async () => {
    const { addEventListener } = document;
    let count = 0;
    document.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      if (args[0] === 'submit') count += 1;
      addEventListener.apply(document, args);
    };
    try {
      const card = html`<shop-product card .product=${SHIRT}>${form()}</shop-product>`;
      await mount('shop-product', html`${Array.from({ length: 60 }, () => card)}`);
    } finally {
      Reflect.deleteProperty(document, 'addEventListener');
    }
    await platform.clock.advance(1000);
    expect([count, platform.calls()]).to.deep.equal([1, []]);
  });
});
