import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { choiceElement } from '../../elements/tags/choice/choice.element.ts';
import { partialNavigationElement } from '../../elements/tags/partial-navigation/partial-navigation.element.ts';
import { PRESS_LIMIT_MS } from '../../logic/page/module-within.ts';
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
  messageIn,
  posts,
  pressBuy,
  shopThatAdds,
} from './selling.fixtures.ts';
import '../kit/guard.ts';

registerElements([choiceElement, partialNavigationElement]);

const NOTHING =
  'Nic nie dodano do koszyka, bo otwierał się inny wariant. Sprawdź wybór i spróbuj ponownie.';

/** The region of a version; each has two others. */
const version = (id: number, field = ''): string => `<shop-product>
  <script type="application/json">${JSON.stringify({ id, sizes: [size('M', 99), size('S', 99)] })}</script>
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
  readonly press: (name: 'Blue' | 'Green') => void;
  readonly product: () => Element;
  readonly page: HTMLElement;
  readonly answer: ReturnType<FakePlatform['defer']>;
}

/** A page of a version, and the answer of the page of another one, which is late. */
async function show(morphs = false, field = ''): Promise<Shown> {
  const answer = platform.defer(at('/blue'));
  const { page }: Mounted = await mountShop({}, version(101, field));
  if (morphs) byId('main').dataset.shopMorph = '';
  const product = () => page.querySelector('shop-product') ?? document.body;
  await waitUntil(() => product().matches(':state(buyable)'), 'the product');
  const linksOf = () =>
    page.querySelector('shop-choice')?.shadowRoot?.querySelectorAll<HTMLElement>('ul a') ?? [];
  const press = (name: string) =>
    [...linksOf()].find((link) => link.textContent?.includes(name))?.click();
  return { press, product, page, answer };
}

const told = ({ page }: Shown) => waitUntil(() => messageIn(page) !== '', 'the message');
const isWaiting = (shown: Shown) => () => buttonIn(shown.page).ariaBusy === 'true';

describe('a press of “add” while another version is on its way', () => {
  for (const [how, morphs] of [
    ['in place of', false],
    ['by changes in', true],
  ] as const) {
    it(`adds that version, which comes ${how} the region [CH-17]`, async () => {
      const shown = await show(morphs);
      shown.press('Blue');
      await settle();
      const tags = [shown.product(), shown.page.querySelector('shop-choice')];
      expect(tags.map((tag) => tag?.matches(':state(turning)'))).to.deep.equal([true, true]);
      const button = buttonIn(shown.page);
      pressBuy(shown.page);
      pressBuy(shown.page);
      await waitUntil(isWaiting(shown), 'the wait');
      expect([button.ariaBusy, additions(platform)]).to.deep.equal(['true', []]);
      shown.answer.resolve(nextPage({ main: version(102) }));
      await waitUntil(() => additions(platform).length > 0, 'the addition');
      await waitUntil(() => !isWaiting(shown)(), 'its end');
      expect(additions(platform)).to.deep.equal(['[{id:102,size:"M",quantity:1}]']);
      expect([messageIn(shown.page), button.ariaBusy]).to.deep.equal(['', null]);
    });
  }

  it('adds nothing and says so where the version takes over three seconds [CH-09]', async () => {
    const shown = await show();
    shown.press('Blue');
    await settle();
    pressBuy(shown.page);
    await waitUntil(isWaiting(shown), 'the wait');
    await platform.clock.advance(PRESS_LIMIT_MS);
    await told(shown);
    expect(messageIn(shown.page)).to.equal(NOTHING);
    shown.answer.resolve(nextPage({ main: version(102) }));
    await waitUntil(() => location.pathname === '/blue', 'the page');
    await settle();
    expect(additions(platform)).to.deep.equal([]);
  });

  it('adds nothing where the browser goes to the version, as after an error [CH-09]', async () => {
    const shown = await show();
    const sent = posts(shown.page);
    shown.press('Blue');
    await settle();
    pressBuy(shown.page);
    await waitUntil(isWaiting(shown), 'the wait');
    shown.answer.reject(new PlatformError('page', 'response'));
    await waitUntil(() => platform.page.followed.length > 0, 'the browser');
    await platform.clock.advance(PRESS_LIMIT_MS);
    await told(shown);
    expect([additions(platform), sent]).to.deep.equal([[], []]);
  });

  it('adds nothing where the shopper has chosen a third one since [CH-08]', async () => {
    const shown = await show();
    shown.press('Blue');
    await settle();
    pressBuy(shown.page);
    await waitUntil(isWaiting(shown), 'the wait');
    shown.press('Green');
    await waitUntil(() => location.pathname === '/green', 'the page');
    await waitUntil(() => shown.product().matches(':state(buyable)'), 'the product');
    await platform.clock.advance(PRESS_LIMIT_MS);
    await told(shown);
    expect([messageIn(shown.page), additions(platform)]).to.deep.equal([NOTHING, []]);
  });

  it('adds nothing by a form that does more than add, and does not send it [PP-08]', async () => {
    const shown = await show(false, '<input type="hidden" name="gift" value="1">');
    const sent = posts(shown.page);
    shown.press('Blue');
    await settle();
    pressBuy(shown.page);
    await waitUntil(isWaiting(shown), 'the wait');
    shown.answer.resolve(nextPage({ main: version(102) }));
    await told(shown);
    expect([messageIn(shown.page), additions(platform), sent]).to.deep.equal([NOTHING, [], []]);
  });

  it('tells a script, too', async () => {
    const shown = await show();
    shown.press('Blue');
    await settle();
    const tag = shown.page.querySelector('shop-product');
    const sale = tag?.add();
    await waitUntil(isWaiting(shown), 'the wait');
    await platform.clock.advance(PRESS_LIMIT_MS);
    expect(await sale).to.deep.equal({ ok: false, message: NOTHING });
  });
});
