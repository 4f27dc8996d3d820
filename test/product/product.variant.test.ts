import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { choiceElement } from '../../elements/tags/choice/choice.element.ts';
import { partialNavigationElement } from '../../elements/tags/partial-navigation/partial-navigation.element.ts';
import { quantityElement } from '../../elements/tags/quantity/quantity.element.ts';
import { CLICK_TIMEOUT_MS } from '../../logic/page/module-within.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { settle } from '../kit/fake-clock.ts';
import type { FakePlatform } from '../kit/fake-platform.ts';
import type { Mounted } from '../kit/mount.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { at, byId, keepTestPage, mountShop, nextPage } from '../partial-navigation/pages.ts';
import { size } from './product.fixtures.ts';
import {
  additions,
  buttonIn,
  clickBuy,
  messageIn,
  posts,
  shopThatAdds,
} from './selling.fixtures.ts';
import '../kit/guard.ts';

registerElements([choiceElement, partialNavigationElement, quantityElement]);

const NOTHING =
  'Nic nie dodano do koszyka, bo otwierał się inny wariant. Sprawdź wybór i spróbuj ponownie.';

/** The region of a version with its stock; each has two others. */
const version = (id: number, field = '', stock = 5): string => `<shop-product>
  <script type="application/json">${JSON.stringify({ id, sizes: [size('M', 99, stock), size('S', 99)] })}</script>
  <form action="javascript:void 0"><input type="hidden" name="product" value="${id}">
    <input type="hidden" name="size" value="M">${field}<button>Buy</button>
    <shop-choice of="version"><a href="/blue">Blue</a> <a href="/green">Green</a></shop-choice>
  </form></shop-product>`;

let platform: FakePlatform;
keepTestPage();
beforeEach(() => {
  platform = shopThatAdds();
  platform.answer(at('/green'), nextPage({ main: version(103) }));
});

interface Shown {
  readonly click: (name: 'Blue' | 'Green') => void;
  readonly product: () => Element;
  readonly page: HTMLElement;
  readonly answer: ReturnType<FakePlatform['defer']>;
}

/** A page of a version, and the delayed response with another version's page. */
async function show(morphs = false, field = ''): Promise<Shown> {
  const answer = platform.defer(at('/blue'));
  const { page }: Mounted = await mountShop({}, version(101, field));
  if (morphs) byId('main').dataset.shopMorph = '';
  const product = () => page.querySelector('shop-product') ?? document.body;
  await waitUntil(() => product().matches(':state(buyable)'), 'the product');
  const linksOf = () =>
    page.querySelector('shop-choice')?.shadowRoot?.querySelectorAll<HTMLElement>('ul a') ?? [];
  const click = (name: string) =>
    [...linksOf()].find((link) => link.textContent?.includes(name))?.click();
  return { click, product, page, answer };
}

const messageShown = ({ page }: Shown) => waitUntil(() => messageIn(page) !== '', 'the message');
const isWaiting = (shown: Shown) => () => buttonIn(shown.page).ariaBusy === 'true';

const QUANTITY = '<label>Ilość <input type="number" name="number" value="1"></label>';
const HELD_QUANTITY = `<shop-quantity>${QUANTITY}</shop-quantity>`;

/** Sets the quantity to 3, clicks a version, then “add”, and loads the version. */
async function addThree(field: string, next: string): Promise<Shown> {
  const shown = await show(false, field);
  const input = shown.page.querySelector<HTMLInputElement>('[name=number]');
  if (!input) throw new Error('Expected a quantity.');
  input.value = '3';
  input.dispatchEvent(new Event('change', { bubbles: true }));
  shown.click('Blue');
  await settle();
  clickBuy(shown.page);
  await waitUntil(isWaiting(shown), 'the wait');
  shown.answer.resolve(nextPage({ main: next }));
  await waitUntil(() => location.pathname === '/blue', 'the page');
  return shown;
}

const quantityIn = ({ page }: Shown) =>
  page.querySelector<HTMLInputElement>('[name=number]')?.value;

describe('the quantity of a click on <shop-product> while a variant loads', () => {
  for (const field of [QUANTITY, HELD_QUANTITY]) {
    const what = field === QUANTITY ? 'an input' : 'a tag';

    it(`is applied to the variant, by ${what} [CH-17]`, async () => {
      const shown = await addThree(field, version(102, field));
      await waitUntil(() => additions(platform).length > 0, 'the addition');
      expect(additions(platform)).to.deep.equal(['[{id:102,size:"M",quantity:3}]']);
      expect([quantityIn(shown), messageIn(shown.page)]).to.deep.equal(['3', '']);
    });
  }

  it('is corrected by shop-quantity if the variant has less, with a message [CH-17]', async () => {
    const shown = await addThree(HELD_QUANTITY, version(102, HELD_QUANTITY, 2));
    await waitUntil(() => additions(platform).length > 0, 'the addition');
    expect(additions(platform)).to.deep.equal(['[{id:102,size:"M",quantity:2}]']);
    const line = () => shown.page.querySelector('shop-quantity > [slot=message]')?.textContent;
    await waitUntil(() => Boolean(line()), 'the word');
    expect([quantityIn(shown), line()]).to.deep.equal(['2', 'Maksymalnie możesz zamówić 2.']);
  });

  it('is refused if nothing corrects it [CH-17]', async () => {
    const shown = await addThree(QUANTITY, version(102, QUANTITY, 2));
    await messageShown(shown);
    expect([additions(platform), quantityIn(shown)]).to.deep.equal([[], '3']);
    expect(messageIn(shown.page)).to.equal('Maksymalnie możesz zamówić 2.');
  });

  it('adds nothing, with a message, if the variant has no control for it [CH-17]', async () => {
    const shown = await addThree(QUANTITY, version(102));
    await messageShown(shown);
    expect([messageIn(shown.page), additions(platform)]).to.deep.equal([NOTHING, []]);
  });

  it('defaults to that of the variant if the shopper chose none [CH-17]', async () => {
    const shown = await show(false, QUANTITY);
    shown.click('Blue');
    await settle();
    clickBuy(shown.page);
    await waitUntil(isWaiting(shown), 'the wait');
    const packs = QUANTITY.replace('value="1"', 'value="2"');
    shown.answer.resolve(nextPage({ main: version(102, packs) }));
    await waitUntil(() => additions(platform).length > 0, 'the addition');
    expect(additions(platform)).to.deep.equal(['[{id:102,size:"M",quantity:2}]']);
  });
});

describe('a click on “add” of <shop-product> while a variant loads', () => {
  for (const [how, morphs] of [
    ['in place of', false],
    ['by changes in', true],
  ] as const) {
    it(`adds that variant, which loads ${how} the region [CH-17]`, async () => {
      const shown = await show(morphs);
      shown.click('Blue');
      await settle();
      const tags = [shown.product(), shown.page.querySelector('shop-choice')];
      expect(tags.map((tag) => tag?.matches(':state(turning)'))).to.deep.equal([true, true]);
      const button = buttonIn(shown.page);
      clickBuy(shown.page);
      clickBuy(shown.page);
      await waitUntil(isWaiting(shown), 'the wait');
      expect([button.ariaBusy, additions(platform)]).to.deep.equal(['true', []]);
      shown.answer.resolve(nextPage({ main: version(102) }));
      await waitUntil(() => additions(platform).length > 0, 'the addition');
      await waitUntil(() => !isWaiting(shown)(), 'its end');
      expect(additions(platform)).to.deep.equal(['[{id:102,size:"M",quantity:1}]']);
      expect([messageIn(shown.page), button.ariaBusy]).to.deep.equal(['', null]);
    });
  }

  it('adds nothing, with a message, if the variant takes over three seconds [CH-09]', async () => {
    const shown = await show();
    shown.click('Blue');
    await settle();
    clickBuy(shown.page);
    await waitUntil(isWaiting(shown), 'the wait');
    await platform.clock.advance(CLICK_TIMEOUT_MS);
    await messageShown(shown);
    expect(messageIn(shown.page)).to.equal(NOTHING);
    shown.answer.resolve(nextPage({ main: version(102) }));
    await waitUntil(() => location.pathname === '/blue', 'the page');
    await settle();
    expect(additions(platform)).to.deep.equal([]);
  });

  it('adds nothing if the browser navigates to the variant, as after an error [CH-09]', async () => {
    const shown = await show();
    const sent = posts(shown.page);
    shown.click('Blue');
    await settle();
    clickBuy(shown.page);
    await waitUntil(isWaiting(shown), 'the wait');
    shown.answer.reject(new PlatformError('page', 'response'));
    await waitUntil(() => platform.page.followed.length > 0, 'the browser');
    await platform.clock.advance(CLICK_TIMEOUT_MS);
    await messageShown(shown);
    expect([additions(platform), sent]).to.deep.equal([[], []]);
  });

  it('adds nothing if the shopper has chosen a third one since [CH-08]', async () => {
    const shown = await show();
    shown.click('Blue');
    await settle();
    clickBuy(shown.page);
    await waitUntil(isWaiting(shown), 'the wait');
    shown.click('Green');
    await waitUntil(() => location.pathname === '/green', 'the page');
    await waitUntil(() => shown.product().matches(':state(buyable)'), 'the product');
    await platform.clock.advance(CLICK_TIMEOUT_MS);
    await messageShown(shown);
    expect([messageIn(shown.page), additions(platform)]).to.deep.equal([NOTHING, []]);
  });

  it('adds nothing with a form that does more than add, and does not submit it [PP-08]', async () => {
    const shown = await show(false, '<input type="hidden" name="gift" value="1">');
    const sent = posts(shown.page);
    shown.click('Blue');
    await settle();
    clickBuy(shown.page);
    await waitUntil(isWaiting(shown), 'the wait');
    shown.answer.resolve(nextPage({ main: version(102) }));
    await messageShown(shown);
    expect([messageIn(shown.page), additions(platform), sent]).to.deep.equal([NOTHING, [], []]);
  });

  it('returns its result to a script', async () => {
    const shown = await show();
    shown.click('Blue');
    await settle();
    const tag = shown.page.querySelector('shop-product');
    const sale = tag?.add();
    await waitUntil(isWaiting(shown), 'the wait');
    await platform.clock.advance(CLICK_TIMEOUT_MS);
    expect(await sale).to.deep.equal({ ok: false, message: NOTHING });
  });
});
