import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { registerElements } from '../../elements/start/register.ts';
import { listingElement } from '../../elements/tags/listing/listing.element.ts';
import { partialNavigationElement } from '../../elements/tags/partial-navigation/partial-navigation.element.ts';
import { settle } from '../kit/fake-clock.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import type { Mounted } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { nextEvent } from '../kit/next-event.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import { keepTestPage } from '../partial-navigation/pages.ts';
import { at, changed, ids, list, mountList, pageOf } from './pages.ts';
import '../kit/guard.ts';

registerElements([listingElement, partialNavigationElement]);

const DESKTOP = { width: 800, height: 600 };
const PHONE = { width: 390, height: 600 };

const tall = (id: number) => `<p style="block-size: 700px"><a href="/product-${id}">${id}</a></p>`;
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const row = ({ element }: Mounted, id: number): Element => {
  const found = element.querySelector(`[data-product_id="${id}"]`);
  if (!found) throw new Error(`Expected the product ${id}.`);
  return found;
};
const topOf = (tag: Mounted, id: number) => row(tag, id).getBoundingClientRect().top;

/** The browser dispatches scroll events before it renders a frame. */
const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The shopper points at the list. */
async function approach({ element, settled }: Mounted): Promise<void> {
  element.dispatchEvent(new PointerEvent('pointerenter'));
  await settle();
  await settled();
  await settle();
}

/** The shopper opens a product; the test stays on the page. */
function openProduct(tag: Mounted, id: number): void {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  row(tag, id).querySelector('a')?.click();
}

describe('<shop-listing>, Back and Forward', () => {
  let shop: FakePlatform;
  keepTestPage();
  beforeEach(() => {
    // so that Back never leaves the document
    history.pushState(null, '', location.href);
    shop = installFakePlatform();
  });

  it('restore the list of each filter [FI-07]', async () => {
    shop.answer(location.href, pageOf(list({ products: [1, 2] })));
    shop.answer(at('?filter_producer=3'), pageOf(list({ products: [3] })));
    shop.answer(at('?filter_producer=4'), pageOf(list({ products: [4] })));
    const tag = await mountList(list({ products: [1, 2] }));
    await changed(tag, () => tag.element.go('?filter_producer=3'));
    await changed(tag, () => tag.element.go('?filter_producer=4'));
    await changed(tag, () => history.back());
    expect([ids(tag), location.search]).to.deep.equal([[3], '?filter_producer=3']);
    await changed(tag, () => history.forward());
    expect(ids(tag)).to.deep.equal([4]);
  });

  for (const [what, id, offset] of [
    ['in view, also if the list is shorter then [LS-05]', 6, 40],
    ['of the added page, also if the page before is still in view', 5, 100],
  ] as const) {
    it(`return to the product ${what}`, async () => {
      const next = '?counter=1';
      const second = pageOf(list({ products: range(5, 8), row: tall, previous: '?' }));
      shop.answer(at(next), second);
      shop.answer(at('?filter_producer=3'), pageOf(list({ products: [3], row: tall })));
      const tag = await mountList(
        list({ attributes: 'more="button"', products: range(1, 4), row: tall, next }),
      );
      await approach(tag);
      await changed(tag, () => click(tag.part('more-button')));
      row(tag, id).scrollIntoView({ behavior: 'instant' });
      scrollBy({ top: -offset, behavior: 'instant' });
      openProduct(tag, id);
      await waitUntil(() => location.search === next);
      const before = topOf(tag, id);
      await changed(tag, () => tag.element.go('?filter_producer=3'));
      await changed(tag, () => history.back());
      expect(ids(tag)).to.deep.equal(range(5, 8));
      expect(topOf(tag, id)).to.be.closeTo(before, 2);
    });
  }
});

describe('<shop-listing> after a return to its document', () => {
  let shop: FakePlatform;
  keepTestPage();
  beforeEach(() => {
    history.pushState(null, '', location.href);
    shop = installFakePlatform();
  });

  it('scrolls to the nearest neighbour of a product that is gone [LS-05]', async () => {
    const markup = (products: readonly number[]) => list({ products, row: tall });
    const tag = await mountList(markup(range(1, 8)));
    await approach(tag);
    row(tag, 5).scrollIntoView({ behavior: 'instant' });
    openProduct(tag, 5);
    const before = topOf(tag, 5);
    tag.element.remove();
    scrollTo({ top: 0, behavior: 'instant' });

    const again = await mountList(markup([1, 2, 3, 4, 6, 7, 8]));
    await waitUntil(
      () => Math.abs(topOf(again, 6) - before) < 2,
      'the neighbour in the same place',
    );
    expect(shop.calls()).to.deep.equal([]);
  });

  it('keeps the product in place while the page above it grows', async () => {
    const markup = list({ products: range(1, 8), row: tall });
    const tag = await mountList(markup);
    await approach(tag);
    row(tag, 5).scrollIntoView({ behavior: 'instant' });
    openProduct(tag, 5);
    const before = topOf(tag, 5);
    tag.element.remove();
    scrollTo({ top: 0, behavior: 'instant' });

    const again = await mountList(markup);
    await waitUntil(() => Math.abs(topOf(again, 5) - before) < 2, 'the product in the same place');
    const banner = document.createElement('div');
    banner.style.blockSize = '116px';
    // as in browsers without scroll anchoring
    document.documentElement.style.overflowAnchor = 'none';
    again.element.before(banner);
    await nextFrame();
    expect(topOf(again, 5)).to.be.closeTo(before, 2);
    document.documentElement.style.overflowAnchor = '';
    banner.remove();
  });

  it('scrolls to the product once, whatever a script of the theme does [LS-10]', async () => {
    const markup = list({ products: range(1, 8), row: tall });
    const tag = await mountList(markup);
    await approach(tag);
    row(tag, 5).scrollIntoView({ behavior: 'instant' });
    openProduct(tag, 5);
    const before = topOf(tag, 5);
    tag.element.remove();
    history.scrollRestoration = 'manual';
    scrollTo({ top: 0, behavior: 'instant' });

    const again = await mountList(markup);
    await waitUntil(() => Math.abs(topOf(again, 5) - before) < 2, 'the product in the same place');
    // the shopper is never held in place
    window.dispatchEvent(new WheelEvent('wheel'));
    row(again, 2).scrollIntoView({ behavior: 'instant' });
    await nextFrame();
    expect(topOf(again, 2)).to.be.closeTo(0, 2);
    expect(history.scrollRestoration).to.equal('manual');
    history.scrollRestoration = 'auto';
  });

  it('has the URL of the page in view while the shopper scrolls', async () => {
    const here = location.href;
    const next = '?counter=1';
    shop.answer(at(next), pageOf(list({ products: range(5, 8), row: tall, previous: '?' })));
    const tag = await mountList(
      list({ attributes: 'more="button"', products: range(1, 4), row: tall, next }),
    );
    await approach(tag);
    await changed(tag, () => click(tag.part('more-button')));
    const scrolledTo = async (id: number) => {
      row(tag, id).scrollIntoView({ behavior: 'instant' });
      await nextFrame();
      await shop.clock.advance(200);
      return location.href;
    };
    expect(await scrolledTo(6)).to.equal(at(next));
    expect(await scrolledTo(2)).to.equal(here);
  });
});

describe('<shop-listing> on a page with <shop-partial-navigation>', () => {
  let shop: FakePlatform;
  keepTestPage();
  beforeEach(() => {
    history.pushState(null, '', location.href);
    shop = installFakePlatform();
  });

  it('lets Forward end that shows a page without the list', async () => {
    const main = (content: string) => `<main><h1>Shop</h1>${content}</main>`;
    const product = at('/product-1');
    shop.answer(product, pageOf(main('<p>Product 1</p>')));
    shop.answer(location.href, pageOf(main(list())));
    const tag = await mountList(
      `<shop-partial-navigation links=".product a"></shop-partial-navigation>${main(list())}`,
    );
    const ended = (act: () => unknown) => {
      const end = nextEvent(document, 'shop-partial-navigation-end');
      act();
      return end;
    };
    await ended(() => row(tag, 1).querySelector('a')?.click());
    await ended(() => history.back());
    await waitUntil(() => document.querySelector('shop-listing:state(rendered)') !== null);
    await ended(() => history.forward());
    expect(document.querySelector('main p')?.textContent).to.equal('Product 1');
  });
});

describe('<shop-listing more="scroll">', () => {
  let shop: FakePlatform;
  keepTestPage();
  beforeEach(() => {
    history.pushState(null, '', location.href);
    shop = installFakePlatform();
  });

  afterEach(() => setViewport(DESKTOP));

  for (const [name, limit, size] of [
    ['a phone, the first of two', '5,0', PHONE],
    ['another screen, the second of two', '0,5', DESKTOP],
  ] as const) {
    it(`adds products near the end up to the limit for ${name}, then by the button`, async () => {
      await setViewport(size);
      shop.answer(at('?counter=1'), pageOf(list({ products: [3, 4], next: '?counter=2' })));
      shop.answer(at('?counter=2'), pageOf(list({ products: [5, 6], next: '?counter=3' })));
      shop.answer(at('?counter=3'), pageOf(list({ products: [7, 8] })));
      const attributes = `more="scroll" limit="${limit}"`;
      const tag = await mountList(list({ attributes, next: '?counter=1' }));
      await waitUntil(() => ids(tag).length === 6);
      await nextFrame();
      await tag.settled();
      expect(shop.calls().length).to.equal(2);
      await changed(tag, () => tag.part('more-button').click());
      expect(ids(tag)).to.deep.equal(range(1, 8));
    });
  }

  for (const limit of ['abc', '5000', '1,2,3']) {
    it(`warns the author about the limit ${limit}, and uses 100 [LS-15]`, async () => {
      shop.answer(at('?counter=1'), pageOf(list({ products: [3] })));
      const seen = warnings();
      await mountList(list({ attributes: `more="scroll" limit="${limit}"`, next: '?counter=1' }));
      expect(seen.join()).to.contain(`limit="${limit}": expected one number`);
    });
  }

  it('adds nothing by itself with the limit 0 [LS-15]', async () => {
    const tag = await mountList(
      list({ attributes: 'more="scroll" limit="0"', next: '?counter=1' }),
    );
    await nextFrame();
    await tag.settled();
    expect(tag.parts('more-button').length).to.equal(1);
    expect(shop.calls()).to.deep.equal([]);
  });
});
