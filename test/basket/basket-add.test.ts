import { expect, fixture, html } from '@open-wc/testing';
import { basket } from '../../elements/functions/basket.ts';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import type { BasketAddition } from '../../logic/basket-add/basket-add.model.ts';
import { forgetWarnings } from '../../logic/page/warn-author.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { createPlatform } from '../../logic/platform/platform.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { TOAST_FADE_MS } from '../../logic/toasts/toasts.constants.ts';
import { createFakeClock } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { expectErrors } from '../kit/guard.ts';
import { handleOf } from '../kit/mount.ts';
import { eventsOf } from '../kit/next-event.ts';
import { settled } from '../kit/settled.ts';
import { focused, part, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import { graphqlBasket, graphqlProduct } from '../minicart/minicart.fixtures.ts';
import { SHOP_CONFIG, silence } from '../platform/shop-server.ts';
import { messages, putToasts, type Toasts } from '../toasts/toasts.fixtures.ts';

registerElements([minicartElement]);

const SHIRT = { id: 7, size: 'M', quantity: 2 };
const DONE = {
  addProductsToBasket: { status: 'success', results: [{ status: 'success', error: null }] },
};
const refusal = (message: string) => ({
  addProductsToBasket: {
    status: 'error',
    results: [{ status: 'error', error: { code: 'not_enough_in_stock', message } }],
  },
});

let toasts: Toasts;
let button: HTMLButtonElement;

beforeEach(async () => {
  installFakePlatform();
  platform.answer('addProductsToBasket', DONE);
  platform.answer('basket', { basket: graphqlBasket() });
  toasts = await putToasts();
  button = await fixture<HTMLButtonElement>(html`<button>Do koszyka</button>`);
});

afterEach(() => {
  Reflect.deleteProperty(window, 'app_shop');
});

const mutations = () =>
  platform
    .calls('addProductsToBasket')
    .map(({ document = '' }) => /ProductInput: (\[.*?\])\)/.exec(document)?.[1]);
const isBusy = (element: Element = button) => element.getAttribute('aria-busy') === 'true';
const requested = () => waitUntil(() => mutations().length > 0, 'the mutation');
const toastTexts = async () => {
  await toasts.settled();
  return messages(toasts);
};

describe('basket.add()', () => {
  it('adds once however often the button is clicked, and shows one toast (V2)', async () => {
    const answer = platform.defer('addProductsToBasket');
    let submissions = 0;
    const results: unknown[] = [];
    button.addEventListener('click', async () => {
      submissions += 1;
      results.push(await basket.add(SHIRT, { button }));
    });
    button.focus();
    button.click();
    expect(isBusy(), 'at once').to.equal(true);
    button.click();
    await requested();
    button.click();
    expect(submissions, 'a press on the busy button is none').to.equal(2);
    expect([isBusy(), button.disabled, focused() === button]).to.deep.equal([true, false, true]);
    answer.resolve(DONE);
    await waitUntil(() => results.length === 2, 'the results');
    expect(mutations()).to.deep.equal(['[{id:7,size:"M",quantity:2}]']);
    expect(isBusy()).to.equal(false);
    const message = 'Dodano do koszyka: Koszula';
    expect(results).to.deep.equal([
      { ok: true, message },
      { ok: true, message },
    ]);
    expect(await toastTexts()).to.deep.equal([message]);
    button.click();
    expect(submissions, 'and can be pressed again').to.equal(3);
    await waitUntil(() => results.length === 3, 'the next result');
  });

  it('prevents submission by a busy button (V2)', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><input name="size"><button>Do koszyka</button></form>`,
    );
    const submits = eventsOf(form, 'submit');
    form.addEventListener('submit', (event) => event.preventDefault());
    const submitter = form.querySelector('button') as HTMLButtonElement;
    const answer = platform.defer('addProductsToBasket');
    const result = basket.add(SHIRT, { button: submitter });
    await requested();
    submitter.click();
    expect(submits.length).to.equal(0);
    answer.resolve(DONE);
    await result;
    submitter.click();
    expect(submits.length).to.equal(1);
  });

  it('links to the basket at the URL set on the mini-cart (V2)', async () => {
    await basket.add(SHIRT);
    await toasts.settled();
    const action = () => toasts.part('action');
    expect([text(action()), action().getAttribute('href')]).to.deep.equal([
      'Przejdź do koszyka',
      '/basketedit.php',
    ]);
    toasts.part('dismiss').click();
    await fixture(html`<shop-minicart href="/koszyk"></shop-minicart>`);
    await basket.add(SHIRT);
    await toasts.settled();
    expect(toasts.parts('action').at(-1)?.getAttribute('href')).to.equal('/koszyk');
  });

  it('removes its toast when the mini-cart opens (SH6)', async () => {
    const minicart = await fixture<HTMLElement & { show(): void }>(
      html`<shop-minicart></shop-minicart>`,
    );
    await settled();
    await basket.add(SHIRT);
    await toasts.settled();
    expect(toasts.part('toast').inert).to.equal(false);
    minicart.show();
    await waitUntil(() => toasts.part('toast').inert, 'it leaves');
  });

  it('shows the new basket in all tags and notifies other tabs (V2)', async () => {
    platform.answer('basket', { basket: graphqlBasket([]) }, { basket: graphqlBasket() });
    const minicart = await fixture(html`<shop-minicart></shop-minicart>`);
    await settled();
    expect(text(part(minicart, 'badge'))).to.equal('');
    await basket.add(SHIRT);
    await settled();
    expect(text(part(minicart, 'badge'))).to.equal('1');
    expect(platform.calls('basket').length, 'one reading').to.equal(2);
    expect(platform.localStorage.get('shop-basket')).to.contain('[1,');
  });

  it('calls the theme’s function, reads the basket once, and ignores its errors (V2)', async () => {
    let calls = 0;
    const fn = {
      menu_basket_cache(this: unknown) {
        calls += this === fn ? 1 : 0;
        throw new Error('of the theme');
      },
    };
    Reflect.set(window, 'app_shop', { fn });
    const faults = expectErrors(/of the theme/);
    await fixture(html`<shop-minicart></shop-minicart>`);
    await settled();
    expect((await basket.add(SHIRT)).ok).to.equal(true);
    await settled();
    expect(calls).to.equal(1);
    expect(faults.filter((fault) => fault.includes('of the theme')).length).to.be.above(0);
    expect(platform.calls('basket').length).to.equal(2);
  });

  it('replaces the toast of an earlier success, and keeps that of a refusal', async () => {
    platform.answer('addProductsToBasket', refusal('Za mało sztuk.'));
    await basket.add(SHIRT, { button });
    platform.answer('addProductsToBasket', DONE);
    for (const id of [7, 8, 9]) await basket.add({ id, size: 'M' }, { button });
    await waitUntil(() => messages(toasts).length === 4, 'the toasts');
    platform.clock.advance(TOAST_FADE_MS);
    await waitUntil(() => messages(toasts).length === 2, 'the last two');
    expect(messages(toasts)[0]).to.equal('Za mało sztuk.');
  });

  it('adds different lines one after the other (V2)', async () => {
    const [first, second] = [
      platform.defer('addProductsToBasket'),
      platform.defer('addProductsToBasket'),
    ];
    const results = [
      basket.add({ id: 1 }, { button }),
      basket.add({ id: '2', size: 'onesize', quantity: '1,5', additional: '5:"Ania"' }, { button }),
    ];
    await requested();
    await settled();
    expect(mutations()).to.deep.equal(['[{id:1,size:"uniw",quantity:1}]']);
    first.reject(new PlatformError('addProductsToBasket', 'network'));
    await waitUntil(() => mutations().length === 2, 'the second');
    expect(mutations()[1]).to.equal('[{id:2,size:"uniw",quantity:1.5,additional:"5:\\"Ania\\""}]');
    expect(isBusy(), 'until both are done').to.equal(true);
    second.resolve(DONE);
    expect((await Promise.all(results)).map(({ ok }) => ok)).to.deep.equal([false, true]);
    expect(isBusy()).to.equal(false);
  });
});

describe('basket.add(): refusals, failures and texts', () => {
  it('shows the platform’s reason for a refusal as text, without shop-error (V2)', async () => {
    const errors = eventsOf(document, 'shop-error');
    const message = 'Mamy tylko <b>2</b> sztuki.';
    platform.answer('addProductsToBasket', refusal(message));
    expect(await basket.add(SHIRT, { button })).to.deep.equal({ ok: false, message });
    expect(await toastTexts()).to.deep.equal([message]);
    expect(toasts.part('toast').getAttribute('part')).to.equal('toast error');
    expect([errors.length, isBusy()]).to.deep.equal([0, false]);
  });

  it('shows that the shop cannot be reached, with one shop-error on the button (V2)', async () => {
    const errors = eventsOf(button, 'shop-error') as CustomEvent[];
    const hear = () => {
      throw new Error('of the page');
    };
    expectErrors(/of the page/);
    button.addEventListener('shop-error', hear);
    platform.answer('addProductsToBasket', new PlatformError('addProductsToBasket', 'network'));
    platform.answer('basket', { basket: graphqlBasket([]) });
    const message = 'Brak połączenia ze sklepem. Sprawdź internet i spróbuj ponownie.';
    expect(await basket.add(SHIRT, { button })).to.deep.equal({ ok: false, message });
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['network']);
    expect(await toastTexts()).to.deep.equal([message]);
    expect(isBusy()).to.equal(false);
  });

  it('times out like any call of the platform, and links to the basket (V2)', async () => {
    const clock = createFakeClock();
    const shop = createPlatform(() => SHOP_CONFIG, { fetch: silence, clock });
    pageStore.set(platformAtom, shop);
    toasts = await putToasts();
    const result = basket.add(SHIRT, { button });
    await waitUntil(() => clock.timers > 1, 'the call, beside the spinner');
    expect(isBusy()).to.equal(true);
    await clock.advance(16_000);
    expect(isBusy(), 'while the basket is read').to.equal(true);
    await clock.advance(5000);
    const message =
      'Nie wiadomo, czy produkt jest już w koszyku. Zajrzyj do koszyka, zanim spróbujesz ponownie.';
    expect(await result).to.deep.equal({ ok: false, message });
    expect(isBusy()).to.equal(false);
    expect(await toastTexts()).to.deep.equal([message]);
    expect(text(toasts.part('action'))).to.equal('Przejdź do koszyka');
  });

  it('enables the button after Back (V2)', async () => {
    platform.defer('addProductsToBasket');
    basket.add(SHIRT, { button });
    await requested();
    platform.page.restore();
    expect(isBusy()).to.equal(false);
    expect((await basket.add(SHIRT, { button })).ok, 'and sends again').to.equal(true);
    expect(mutations().length).to.equal(2);
  });

  it('warns the author about an invalid product and sends no request (V2)', async () => {
    const warned = warnings();
    const wrong: readonly unknown[] = [
      [{ ...SHIRT, id: 'abc' }, 'id'],
      [{ id: 7, size: '' }, 'size'],
      [{ ...SHIRT, quantity: 0 }, 'quantity'],
      [{ ...SHIRT, quantity: 'dwa' }, 'quantity'],
      [undefined, 'id'],
    ];
    for (const [product, name] of wrong as [BasketAddition, string][]) {
      forgetWarnings();
      const result = await basket.add(product, { button });
      expect(result).to.deep.equal({
        ok: false,
        message: 'Nie udało się dodać produktu do koszyka.',
      });
      expect(warned.at(-1)).to.contain(`[shop] basket.add: ${name} is missing or wrong`);
    }
    expect(mutations()).to.deep.equal([]);
    expect(isBusy()).to.equal(false);
  });

  it('omits the product name if the basket cannot be read (V2)', async () => {
    platform.answer('basket', new PlatformError('basket', 'timeout'));
    expect(await basket.add(SHIRT)).to.deep.equal({ ok: true, message: 'Dodano do koszyka.' });
  });

  it('uses the language of the button and the shop’s own texts (V2)', async () => {
    const place = await fixture(html`<p lang="en"><button>Add</button></p>`);
    const english = place.querySelector('button');
    const { message } = await basket.add(SHIRT, { button: english });
    expect(message).to.equal('Added to your cart: Koszula');
  });

  it('adds shop-toasts to a page without one (V2)', async () => {
    toasts.element.remove();
    await basket.add(SHIRT);
    await waitUntil(() => document.querySelector('shop-toasts'), 'the toasts');
    const found = document.querySelector('shop-toasts');
    if (!found) throw new Error('Expected toasts on the page.');
    const own = handleOf<'shop-toasts'>(found);
    // once the removed element has let go of the page's toasts
    await waitUntil(() => messages(own).length > 0, 'the toast');
    expect(messages(own)).to.deep.equal(['Dodano do koszyka: Koszula']);
    await basket.add(SHIRT);
    expect(document.querySelectorAll('shop-toasts').length).to.equal(1);
    own.element.remove();
  });
});

describe('basket.add(): on its button (SH11)', () => {
  const cover = () => button.nextElementSibling?.shadowRoot;
  const covered = () => cover()?.textContent;
  const isSpinning = () => Boolean(cover()?.querySelector('.spinner'));

  it('shows a spinner during a slow request, then a tick for 2 s', async () => {
    const answer = platform.defer('addProductsToBasket');
    const result = basket.add(SHIRT, { button });
    await requested();
    expect(isSpinning(), 'not for an answer that comes at once').to.equal(false);
    await platform.clock.advance(150);
    expect(isSpinning()).to.equal(true);
    const [box, spinner] = [button, button.nextElementSibling].map((element) =>
      element?.getBoundingClientRect(),
    );
    // Firefox lays both out in whole pixels
    expect(spinner?.width).to.be.closeTo((box?.width ?? 0) - 2 * button.clientLeft, 1);
    expect(spinner?.height).to.be.closeTo((box?.height ?? 0) - 2 * button.clientTop, 1);
    expect(button.nextElementSibling?.ariaHidden).to.equal('true');
    answer.resolve(DONE);
    await result;
    expect([isSpinning(), covered()]).to.deep.equal([false, 'Dodano ✓']);
    await platform.clock.advance(1999);
    expect(covered()).to.equal('Dodano ✓');
    await platform.clock.advance(1);
    expect(button.nextElementSibling).to.equal(null);
  });

  it('shows no tick after a refusal, and removes it at the next click', async () => {
    await basket.add(SHIRT, { button });
    expect(covered()).to.equal('Dodano ✓');
    platform.answer('addProductsToBasket', refusal('Wyprzedane.'));
    await basket.add(SHIRT, { button });
    expect(button.nextElementSibling).to.equal(null);
  });
});

describe('basket.add(): when the answer is lost (AT2) [BW-01]', () => {
  const lineOf = (quantity: number) => ({
    basket: graphqlBasket([graphqlProduct({ quantity })]),
  });
  const lose = () => {
    platform.answer('addProductsToBasket', new PlatformError('addProductsToBasket', 'network'));
  };
  /** A page that has loaded the basket, which then contains this line. */
  async function showBasket(now: unknown): Promise<void> {
    await fixture(html`<shop-minicart></shop-minicart>`);
    await settled();
    platform.answer('basket', now);
  }
  const unknown =
    'Nie wiadomo, czy produkt jest już w koszyku. Zajrzyj do koszyka, zanim spróbujesz ponownie.';

  for (const kind of ['network', 'timeout', 'response'] as const) {
    it(`reports success if the basket contains the product, after ${kind}`, async () => {
      const errors = eventsOf(document, 'shop-error');
      platform.answer('addProductsToBasket', new PlatformError('addProductsToBasket', kind));
      await showBasket(lineOf(4));
      const message = 'Dodano do koszyka: Koszula';
      expect(await basket.add(SHIRT, { button })).to.deep.equal({ ok: true, message });
      expect(await toastTexts()).to.deep.equal([message]);
      expect(mutations().length, 'asked once').to.equal(1);
      expect(errors.length).to.equal(0);
    });
  }

  it('counts a new line as added', async () => {
    platform.answer('basket', { basket: graphqlBasket([]) });
    lose();
    await showBasket(lineOf(2));
    expect((await basket.add(SHIRT)).ok).to.equal(true);
  });

  it('reports a failure if the basket is unchanged', async () => {
    lose();
    await showBasket(lineOf(2));
    const message = 'Brak połączenia ze sklepem. Sprawdź internet i spróbuj ponownie.';
    expect(await basket.add(SHIRT)).to.deep.equal({ ok: false, message });
  });

  it('links to the basket if it cannot be read', async () => {
    lose();
    await showBasket(new PlatformError('basket', 'network'));
    expect(await basket.add(SHIRT)).to.deep.equal({ ok: false, message: unknown });
    await toasts.settled();
    expect(text(toasts.part('action'))).to.equal('Przejdź do koszyka');
  });

  it('reports nothing about a line whose previous quantity is unknown', async () => {
    lose();
    expect((await basket.add(SHIRT)).message).to.equal(unknown);
    platform.answer('basket', { basket: graphqlBasket([]) });
    expect((await basket.add(SHIRT)).message).to.contain('spróbuj ponownie.');
  });
});
