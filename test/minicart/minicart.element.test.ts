import { expect, fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { eventsOf } from '../kit/next-event.ts';
import { MARKUP_PAYLOADS, REFUSED_URLS, wasPwned } from '../kit/payloads.ts';
import { all, focused, one, part, parts, text } from '../kit/shadow.ts';
import '../kit/guard.ts';
import { settled } from '../kit/settled.ts';
import { ajaxBasket, ajaxProduct, basketOf, graphqlBasket } from './minicart.fixtures.ts';

type Minicart = ElementOf<typeof minicartElement>;

registerElements([minicartElement]);

beforeEach(installFakePlatform);

const given = (basket: unknown = ajaxBasket()) =>
  fixture<Minicart>(html`<shop-minicart .basket=${basket}></shop-minicart>`);

/** Sets the basket property to the platform's data. */
const give = (element: Minicart, basket: unknown) => Reflect.set(element, 'basket', basket);

async function loaded(answer: unknown = { basket: ajaxBasket() }): Promise<Minicart> {
  platform.answer('basket', answer);
  const element = await fixture<Minicart>(html`<shop-minicart></shop-minicart>`);
  await settled(element);
  return element;
}

/** Mounts the tag without waiting for its data. */
async function attached(template: ReturnType<typeof html>): Promise<Minicart> {
  const wrapper = await fixture(html`<div>${template}</div>`);
  const element = wrapper.querySelector<Minicart>('shop-minicart');
  if (!element) throw new Error('Expected a mini-cart.');
  return element;
}

const isOpen = (element: Minicart): boolean => element.open && !part(element, 'panel').hidden;
const has = (element: Minicart, state: string): boolean => element.matches(`:state(${state})`);
/** Clicks the link without leaving the page; returns whether the browser would have followed it. */
async function clickLink(element: Minicart, init: MouseEventInit = {}): Promise<boolean> {
  let isFollowed = false;
  const preventDefault = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', preventDefault, { once: true });
  part(element, 'link').dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
  );
  await settled(element);
  return isFollowed;
}

const pointer = (element: Element, type: string, pointerType = 'mouse') =>
  element.dispatchEvent(new PointerEvent(type, { pointerType }));

const states = [
  ['a product', ajaxBasket()],
  ['no product', basketOf(0)],
  ['a list', basketOf(11)],
  ['too many products', basketOf(23)],
  ['a failure', undefined],
] as const;

describe('<shop-minicart>', () => {
  for (const [what, basket] of states) {
    for (const lang of ['pl', 'en']) {
      it(`is accessible with ${what}, in the language ${lang}`, async () => {
        const element = await fixture<Minicart>(
          html`<shop-minicart lang=${lang} open .basket=${basket} one-click-href="/one"></shop-minicart>`,
        );
        await settled(element);
        await expectAccessible(element);
      });
    }
  }

  it('shows the products, the sums and the counter', async () => {
    const products = [
      ajaxProduct(),
      ajaxProduct({ name: 'Talerz', size: 'M', size_name: 'średni' }),
    ];
    const element = await given(ajaxBasket({ products }));
    expect(parts(element, 'name').map(text)).to.deep.equal(['Kubek', 'Talerz']);
    expect(part(element, 'name').getAttribute('href')).to.equal('/product-pol-1-Kubek.html');
    expect(parts(element, 'size').map(text)).to.deep.equal(['średni']);
    expect(text(part(element, 'product')))
      .to.contain('2 szt.')
      .and.to.contain('zielony');
    expect(text(part(element, 'price'))).to.equal('98,40 zł');
    expect(text(part(element, 'total'))).to.equal('98,40 zł');
    expect(text(part(element, 'shipping'))).to.equal('12,30 zł');
    expect(text(part(element, 'free-shipping'))).to.equal('Do darmowej dostawy brakuje 50,00 zł');
    expect(text(part(element, 'badge'))).to.equal('2');
    expect(part(element, 'link').getAttribute('href')).to.equal('/basketedit.php');
    expect(text(part(element, 'link'))).to.equal('Koszyk2produkty');
    expect(platform.calls()).to.deep.equal([]);
  });

  it('has the state open while its panel is open (US12)', async () => {
    const element = await given(ajaxBasket());
    expect(has(element, 'open')).to.equal(false);
    await clickLink(element);
    expect(has(element, 'open')).to.equal(true);
    element.hide();
    await settled(element);
    expect(has(element, 'open')).to.equal(false);
  });

  it('follows the price type', async () => {
    const element = await given();
    element.setAttribute('price-type', 'net');
    await element.updateComplete;
    for (const name of ['price', 'total']) expect(text(part(element, name))).to.equal('80,00 zł');
    expect(text(part(element, 'shipping'))).to.equal('10,00 zł');
  });

  it('shows the value of the products, net and gross, without delivery (S6, V1)', async () => {
    const sums = (element: Minicart) => all(element, 'dl > div').map(text);
    const element = await given();
    element.open = true;
    await settled(element);
    expect(sums(element)).to.deep.equal([
      'Wartość produktów98,40 zł',
      'Wartość produktów netto80,00 zł',
      'Dostawa12,30 zł',
    ]);
    const size = (name: string) =>
      Number.parseFloat(getComputedStyle(part(element, name)).fontSize);
    expect(size('total')).to.be.above(size('total-other'));
    element.setAttribute('price-type', 'net');
    await element.updateComplete;
    expect(sums(element).slice(0, 2)).to.deep.equal([
      'Wartość produktów netto80,00 zł',
      'Wartość produktów brutto98,40 zł',
    ]);
    expect(text(part(element, 'total'))).to.equal('80,00 zł');
    expect(text(part(element, 'total-other'))).to.equal('98,40 zł');
  });

  it('shows delivery without cost as free (SH7)', async () => {
    const costs = { shippingCost_formatted: '0,00 zł', shippingCost_net_formatted: '10,00 zł' };
    const element = await given(ajaxBasket(costs));
    expect(text(part(element, 'shipping'))).to.equal('gratis');
    element.setAttribute('price-type', 'net');
    await element.updateComplete;
    expect(text(part(element, 'shipping'))).to.equal('10,00 zł');
    const english = await fixture<Minicart>(
      html`<shop-minicart lang="en" .basket=${ajaxBasket(costs)}></shop-minicart>`,
    );
    expect(text(part(english, 'shipping'))).to.equal('free');
  });

  it('separates size and variant with a dot (SH7)', async () => {
    const products = [
      ajaxProduct({ size: 'L', size_name: '3 l' }),
      ajaxProduct({ name: 'Talerz' }),
    ];
    const element = await given(ajaxBasket({ products }));
    const dots = parts(element, 'version').map(
      (version) => getComputedStyle(version, '::before').content,
    );
    expect(dots).to.deep.equal(['"· " / ""', 'none']);
  });

  it('has a main button that leads to the checkout if the author sets its URL (SH7)', async () => {
    const element = await given();
    const mainButtons = () => all(element, '.button--primary').map(text);
    expect(mainButtons()).to.deep.equal(['Przejdź do koszyka']);
    element.setAttribute('checkout-href', '/place-order.php');
    await element.updateComplete;
    expect(mainButtons()).to.deep.equal(['Złóż zamówienie']);
    expect(part(element, 'checkout').getAttribute('href')).to.equal('/place-order.php');
    expect(text(part(element, 'go-to-basket'))).to.equal('Przejdź do koszyka');
    element.setAttribute('checkout-href', 'javascript:alert(1)');
    await element.updateComplete;
    expect(mainButtons()).to.deep.equal(['Przejdź do koszyka']);
  });

  it('has the other price of a line and both unit prices as parts that a theme may show (S6)', async () => {
    const element = await given();
    element.open = true;
    await settled(element);
    const more = ['price-other', 'unit-price', 'unit-price-other'];
    expect(more.map((name) => text(part(element, name)))).to.deep.equal([
      '80,00 zł netto',
      '49,20 zł',
      '40,00 zł netto',
    ]);
    for (const name of more) expect(part(element, name).checkVisibility()).to.equal(false);
    await fixture(html`<style>shop-minicart::part(unit-price) { display: inline; }</style>`);
    expect(part(element, 'unit-price').checkVisibility()).to.equal(true);
    give(element, ajaxBasket({ products: [ajaxProduct({ worth_unit: '49,21&nbsp;zł' })] }));
    await element.updateComplete;
    expect(text(part(element, 'unit-price')), 'as the platform says').to.equal('49,21 zł');
  });

  it('reads its basket from a child script', async () => {
    const element = await fixture<Minicart>(html`<shop-minicart></shop-minicart>`);
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = JSON.stringify(ajaxBasket());
    element.append(script);
    await settled(element);
    expect(text(part(element, 'badge'))).to.equal('2');
  });
});

describe('the content of <shop-minicart>', () => {
  it('has states by the number of products, and opens only with something to show (WB-07)', async () => {
    const rows: [number, Record<string, boolean>][] = [
      [0, { empty: true, hidden: true, list: false, opens: false }],
      [10, { empty: false, hidden: false, list: false, opens: true }],
      [11, { empty: false, hidden: false, list: true, opens: true }],
      [22, { empty: false, hidden: false, list: true, opens: true }],
      [23, { empty: false, hidden: true, list: false, opens: false }],
    ];
    for (const [count, { opens, ...states }] of rows) {
      const element = await given(basketOf(count));
      for (const [state, on] of Object.entries(states))
        expect(has(element, state), state).to.equal(on);
      expect(parts(element, 'product').length).to.equal(opens ? count : 0);
      expect(await clickLink(element)).to.equal(!opens);
      expect(isOpen(element), `${count}`).to.equal(opens);
      element.show();
      await settled(element);
      expect(element.open).to.equal(opens);
      expect(text(part(element, 'badge'))).to.equal(count ? `${count}` : '');
    }
  });

  it('offers one click only with a URL, and fires its event before the link is followed (WB-10)', async () => {
    const element = await given();
    expect(parts(element, 'one-click').length).to.equal(0);
    element.oneClickHref = '#one-click';
    await element.updateComplete;
    const events = eventsOf(element, 'shop-minicart-one-click');
    element.addEventListener('shop-minicart-one-click', (event) => event.preventDefault());
    part(element, 'one-click').click();
    expect(events.length).to.equal(1);
    expect(location.hash).to.equal('');
    give(element, ajaxBasket({ products: [ajaxProduct({ subscription_period: '7' })] }));
    await element.updateComplete;
    expect(parts(element, 'one-click').length).to.equal(0);
  });

  it('shows the platform’s data as text (XS-01, XS-02)', async () => {
    const element = await given();
    for (const payload of MARKUP_PAYLOADS) {
      const prices = { worth_net_formatted: payload, worth_gros_formatted: payload };
      const changes = {
        name: payload,
        size: payload,
        size_name: '',
        product_version_name: payload,
        prices,
      };
      const sums = { worth_formatted: payload, shippingCost_formatted: payload };
      give(element, ajaxBasket({ products: [ajaxProduct(changes)], ...sums }));
      await element.updateComplete;
      const name = payload.replace('&lt;', '<').replace('&gt;', '>');
      expect(part(element, 'name').textContent).to.equal(name);
      expect(part(element, 'product').textContent).to.contain(name);
      for (const literal of ['size', 'price', 'total', 'shipping']) {
        expect(part(element, literal).textContent).to.equal(payload);
      }
      expect(all(element, 'script, form, math, noscript, [onerror]').length).to.equal(0);
    }
    expect(wasPwned()).to.equal(false);
  });

  it('renders a product without a link when its link is not safe (XS-11)', async () => {
    for (const link of REFUSED_URLS) {
      const element = await given(ajaxBasket({ products: [ajaxProduct({ link })] }));
      expect(part(element, 'name').hasAttribute('href')).to.equal(false);
      expect(text(part(element, 'name'))).to.equal('Kubek');
    }
    const element = await fixture<Minicart>(
      html`<shop-minicart href="javascript:__pwned=1" one-click-href="javascript:__pwned=1" .basket=${ajaxBasket()}></shop-minicart>`,
    );
    expect(part(element, 'link').hasAttribute('href')).to.equal(false);
    expect(parts(element, 'one-click').length).to.equal(0);
  });

  it('shows WebP with its second image, only that after an error, then an icon (XS-14, WB-15)', async () => {
    const element = await given(ajaxBasket({ products: [ajaxProduct({ icon: '/a b,c.webp' })] }));
    const image = () => all(element, '.minicart__product img')[0];
    expect(one(element, 'source').getAttribute('srcset')).to.equal('/a%20b%2Cc.webp');
    expect(one(element, 'source').getAttribute('type')).to.equal('image/webp');
    expect(image()?.getAttribute('src')).to.equal('/icon-1.jpg');
    image()?.dispatchEvent(new Event('error'));
    await settled(element);
    expect(all(element, 'source').length).to.equal(0);
    expect(image()?.getAttribute('src')).to.equal('/icon-1.jpg');
    image()?.dispatchEvent(new Event('error'));
    await settled(element);
    expect(image() === undefined).to.equal(true);
    expect(all(element, '.minicart__product svg').length).to.equal(1);
  });
});

describe('<shop-minicart> reading', () => {
  it('reads GraphQL, shows a skeleton meanwhile and fires its event once', async () => {
    const answer = platform.defer('basket');
    const element = await attached(html`<shop-minicart open></shop-minicart>`);
    const loads = eventsOf(element, 'shop-minicart-load');
    await settled();
    expect(platform.calls().length).to.equal(1);
    expect(platform.calls()[0]?.document).to.contain('basket(BasketCostInput: {})');
    expect(has(element, 'loading')).to.equal(true);
    expect(all(element, '.minicart__skeleton').length).to.be.above(0);
    answer.resolve({ basket: graphqlBasket() });
    await settled(element);
    expect(has(element, 'loading')).to.equal(false);
    expect(all(element, '.minicart__skeleton').length).to.equal(0);
    expect(loads.length).to.equal(1);
    const { count, basket } = (loads[0] as CustomEvent).detail;
    expect(count).to.equal(1);
    expect(basket.products[0].name).to.equal('Koszula');
    document.body.append(element);
    await settled(element);
    expect(loads.length).to.equal(1);
  });

  it('reads the widget batch with source="ajax" (S3)', async () => {
    platform.answer('widgets', { Basket: ajaxBasket() });
    const element = await fixture<Minicart>(html`<shop-minicart source="ajax"></shop-minicart>`);
    await settled(element);
    expect(text(part(element, 'name'))).to.equal('Kubek');
    const requests = platform.calls().map(({ variables }) => variables);
    expect(requests).to.deep.equal([{ Basket: { format: 'json' } }]);
  });

  it('has its basket when updateComplete resolves, including after refresh() (U10)', async () => {
    const first = platform.defer('basket');
    const element = await attached(html`<shop-minicart></shop-minicart>`);
    let isComplete = false;
    const complete = element.updateComplete.then(() => {
      isComplete = true;
    });
    await settled();
    expect(isComplete).to.equal(false);
    first.resolve({ basket: basketOf(2) });
    await complete;
    expect(text(part(element, 'badge'))).to.equal('2');
    expect(parts(element, 'product').length, 'and its products').to.equal(2);
    platform.answer('basket', { basket: basketOf(3) });
    element.refresh();
    await element.updateComplete;
    expect(text(part(element, 'badge'))).to.equal('3');
    platform.answer('basket', { basket: basketOf(4) });
    await element.refresh();
    expect(text(part(element, 'badge'))).to.equal('4');
  });

  it('shows a failure, keeps the link, and reads again on request (WB-05, ST-25)', async () => {
    const failures = [
      {},
      { basket: null },
      { basket: 'x' },
      new PlatformError('basket', 'response', 500),
      new PlatformError('basket', 'timeout'),
    ];
    for (const failure of failures) {
      installFakePlatform();
      platform.localStorage.isBlocked = true;
      platform.answer('basket', failure, { basket: ajaxBasket() });
      const element = document.createElement('shop-minicart') as Minicart;
      const errors = eventsOf(element, 'shop-error');
      const wrapper = await fixture(html`<div></div>`);
      wrapper.append(element);
      await settled(element);
      expect(has(element, 'error')).to.equal(true);
      expect(has(element, 'loading')).to.equal(false);
      expect(all(element, '.minicart__skeleton').length).to.equal(0);
      expect(errors.length).to.equal(1);
      expect((errors[0] as CustomEvent).detail.code).to.equal('basket');
      expect(part(element, 'link').getAttribute('href')).to.equal('/basketedit.php');
      expect(await clickLink(element)).to.equal(false);
      await expectAccessible(element);
      one(element, '.minicart__note button').click();
      await settled(element);
      expect(has(element, 'error')).to.equal(false);
      expect(parts(element, 'product').length).to.equal(1);
      wrapper.remove();
      await settled();
    }
  });

  it('shares one basket among all tags, read once', async () => {
    platform.answer('basket', { basket: ajaxBasket() }, { basket: basketOf(3) });
    const wrapper = await fixture<HTMLElement>(
      html`<div><shop-minicart></shop-minicart><shop-minicart></shop-minicart></div>`,
    );
    const tags = [...wrapper.children] as Minicart[];
    await settled(tags[0]);
    expect(platform.calls().length).to.equal(1);
    await tags[0]?.refresh();
    await settled(tags[1]);
    expect(tags.map((tag) => text(part(tag, 'badge')))).to.deep.equal(['3', '3']);
    expect(platform.calls().length).to.equal(2);
  });

  it('reads the basket again after Back, and when another tab has changed it', async () => {
    const element = await loaded();
    platform.answer('basket', { basket: basketOf(3) });
    platform.page.restore();
    await settled(element);
    expect(text(part(element, 'badge'))).to.equal('3');
    platform.answer('basket', { basket: basketOf(4) });
    const own = platform.localStorage.get('shop-basket') ?? '';
    platform.page.store('shop-basket', own);
    await settled(element);
    expect(platform.calls().length).to.equal(2);
    platform.page.store('shop-basket', 'another');
    await settled(element);
    expect(text(part(element, 'badge'))).to.equal('4');
    expect(platform.localStorage.get('shop-basket'), 'a follower tells nobody').to.equal(own);
  });

  it('aborts the request when the last tag is removed, and reads again with the next one (WB-16)', async () => {
    platform.defer('basket');
    const wrapper = await fixture<HTMLElement>(
      html`<div><shop-minicart></shop-minicart><shop-minicart></shop-minicart></div>`,
    );
    await settled();
    const [first, second] = [...wrapper.children];
    first?.remove();
    await settled();
    expect(platform.calls()[0]?.signal?.aborted).to.equal(false);
    second?.remove();
    await settled();
    expect(platform.calls()[0]?.signal?.aborted).to.equal(true);
    platform.answer('basket', { basket: ajaxBasket() });
    if (first) wrapper.append(first);
    await settled();
    expect(first && text(part(first, 'badge'))).to.equal('2');
  });

  it('renders no line twice when the shopper logs in (WB-17)', async () => {
    const products = [ajaxProduct(), ajaxProduct()];
    const element = await loaded({ basket: ajaxBasket({ products }) });
    const [row] = parts(element, 'product');
    platform.answer('basket', { basket: ajaxBasket({ products, user: { login: 'jan' } }) });
    await element.refresh();
    await settled(element);
    expect(parts(element, 'product').length).to.equal(2);
    expect(parts(element, 'product')[0] === row).to.equal(true);
  });
});

describe('<shop-minicart> panel', () => {
  it('opens and closes with the link, with one event each', async () => {
    const element = await given();
    const opens = eventsOf(element, 'shop-minicart-open');
    const closes = eventsOf(element, 'shop-minicart-close');
    const link = part(element, 'link');
    expect(link.getAttribute('aria-expanded')).to.equal('false');
    expect(await clickLink(element)).to.equal(false);
    expect(isOpen(element)).to.equal(true);
    expect(element.hasAttribute('open')).to.equal(true);
    expect(link.getAttribute('aria-expanded')).to.equal('true');
    expect(
      one(element, `#${link.getAttribute('aria-controls')}`) === part(element, 'panel'),
    ).to.equal(true);
    expect(await clickLink(element)).to.equal(false);
    expect(isOpen(element)).to.equal(false);
    expect([opens.length, closes.length]).to.deep.equal([1, 1]);
  });

  it('leaves a click with a modifier to the browser', async () => {
    const element = await given();
    expect(await clickLink(element, { ctrlKey: true })).to.equal(true);
    expect(element.open).to.equal(false);
  });

  it('opens from the keyboard, and Escape returns focus', async () => {
    const element = await given();
    part(element, 'link').focus();
    await press('Enter');
    await settled(element);
    expect(isOpen(element)).to.equal(true);
    await press('Tab');
    expect(part(element, 'panel').contains(focused())).to.equal(true);
    await press('Escape');
    await settled(element);
    expect(isOpen(element)).to.equal(false);
    expect(focused() === part(element, 'link')).to.equal(true);
  });

  it('closes with its button, on a click outside and when focus leaves', async () => {
    const wrapper = await fixture<HTMLElement>(
      html`<div><shop-minicart .basket=${ajaxBasket()}></shop-minicart><button type="button">Dalej</button></div>`,
    );
    const [element, next] = [...wrapper.children] as [Minicart, HTMLButtonElement];
    await element.updateComplete;
    const leaveBy: (() => void)[] = [
      () => one(element, 'header button').click(),
      () => next.click(),
      () => {
        part(element, 'link').focus();
        next.focus();
      },
      () => element.hide(),
    ];
    for (const leave of leaveBy) {
      element.show();
      await settled(element);
      expect(isOpen(element)).to.equal(true);
      leave();
      await settled(element);
      expect(isOpen(element)).to.equal(false);
    }
  });

  it('stays open when a click of the page opens it', async () => {
    const element = await given();
    const button = await fixture<HTMLButtonElement>(html`<button type="button">Koszyk</button>`);
    button.addEventListener('click', () => element.show());
    button.click();
    await settled(element);
    expect(isOpen(element)).to.equal(true);
  });

  it('stays open with a message when the last line is removed, and cannot be opened again', async () => {
    const element = await given();
    const paragraph = document.createElement('p');
    paragraph.slot = 'empty';
    paragraph.textContent = 'Pusto.';
    element.append(paragraph);
    element.open = true;
    await settled(element);
    expect(paragraph.checkVisibility()).to.equal(false);
    const closes = eventsOf(element, 'shop-minicart-close');
    give(element, basketOf(0));
    await settled(element);
    expect(isOpen(element)).to.equal(true);
    expect(paragraph.checkVisibility()).to.equal(true);
    await expectAccessible(element);
    expect(await clickLink(element), 'the link closes it').to.equal(false);
    expect(isOpen(element)).to.equal(false);
    expect(closes.length).to.equal(1);
    expect(await clickLink(element), 'the link is followed').to.equal(true);
    expect(isOpen(element)).to.equal(false);
  });

  it('keeps its state when it is moved', async () => {
    const element = await given();
    await clickLink(element);
    const events = ['open', 'close', 'load'].map((verb) =>
      eventsOf(element, `shop-minicart-${verb}`),
    );
    const parent = element.parentElement;
    element.remove();
    await settled();
    parent?.append(element);
    await settled(element);
    expect(isOpen(element)).to.equal(true);
    expect(events.flat()).to.deep.equal([]);
  });

  it('has slots for the message of an empty basket and for the footer', async () => {
    const element = await given(basketOf(0));
    element.dispatchEvent(new PointerEvent('pointerenter'));
    await settled(element);
    expect(all(element, 'slot[name=empty]').length).to.equal(1);
    expect(all(element, 'slot[name=footer]').length).to.equal(1);
  });
});

describe('<shop-minicart> panel: hovering', () => {
  it('opens for a pointer that rests, and closes when it has left', async () => {
    const element = await given();
    pointer(element, 'pointerenter', 'touch');
    await platform.clock.advance(500);
    expect(isOpen(element)).to.equal(false);
    pointer(element, 'pointerenter');
    await platform.clock.advance(100);
    pointer(element, 'pointerleave');
    await platform.clock.advance(500);
    expect(isOpen(element)).to.equal(false);
    pointer(element, 'pointerenter');
    await platform.clock.advance(150);
    await settled(element);
    expect(isOpen(element)).to.equal(true);
    pointer(element, 'pointerleave');
    await platform.clock.advance(200);
    pointer(element, 'pointerenter');
    await platform.clock.advance(500);
    await settled(element);
    expect(isOpen(element)).to.equal(true);
    pointer(element, 'pointerleave');
    await platform.clock.advance(300);
    await settled(element);
    expect(isOpen(element)).to.equal(false);
  });

  it('stays open on a click after hovering opened it', async () => {
    const element = await given();
    pointer(element, 'pointerenter');
    await platform.clock.advance(150);
    await settled(element);
    await clickLink(element);
    pointer(element, 'pointerleave');
    await platform.clock.advance(500);
    await settled(element);
    expect(isOpen(element)).to.equal(true);
  });
});
