import { expect, html } from '@open-wc/testing';
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { platformCreator } from '../../demo/kit/create-platform.ts';
import { handlers } from '../../demo/kit/handlers.ts';
import { install } from '../../demo/kit/install.ts';
import { settled } from '../../demo/kit/settled.ts';
import { appears, has, part, text } from '../../demo/kit/shown.ts';
import { followTags } from '../../demo/kit/traffic.ts';
import schema from '../../demo/platform/schema.graphql?raw';
import { registerElements } from '../../elements/start/register.ts';
import { filtersElement } from '../../elements/tags/filters/filters.element.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { searchElement } from '../../elements/tags/search/search.element.ts';
import { toastsElement } from '../../elements/tags/toasts/toasts.element.ts';
import { isPausing, resetPage } from '../../elements/testing.ts';
import { stopClock } from '../kit/clock.ts';
import { expectErrors } from '../kit/guard.ts';
import { mount } from '../kit/mount.ts';
import { eventsOf } from '../kit/next-event.ts';
import { settled as settle } from '../kit/settled.ts';

registerElements([filtersElement, minicartElement, searchElement, toastsElement]);
// like the entry point
followTags(isPausing);

const createPlatform = platformCreator(schema);
/** Sends a request like a page. */
const request = (query: string, signal: AbortSignal | null = null): Promise<Response> =>
  fetch('/graphql/v1/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    signal,
  });
/** Types into the search, like a shopper. */
function type(search: Element, text: string): void {
  const input = part(search, 'input') as HTMLInputElement;
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}
const CART = html`<shop-minicart>Koszyk</shop-minicart>`;

describe('install()', () => {
  let undo = () => {};
  const use = (...options: Parameters<typeof createPlatform>) => {
    const platform = createPlatform(...options);
    undo = install(platform);
    return platform;
  };
  afterEach(() => undo());

  it('handles requests of tags that were loaded before', async () => {
    const platform = use({ basket: [{ product: 110, quantity: 3 }] });
    const { element } = await mount('shop-minicart', CART);
    await settled(element);
    expect(text(element, 'badge')).to.equal('3');
    expect(platform.calls.map(({ name }) => name)).to.deep.equal(['basket']);
  });

  it('answers with the numbers of filters', async () => {
    use({ answers: { filtering: '<filtering total="7"><filter id="a"/></filtering>' } });
    const filters = await mount(
      'shop-filters',
      html`<shop-filters apply="button"
        ><form action="/search.php"><label><input type="checkbox" name="a" value="1" /> A</label></form></shop-filters
      >`,
    );
    filters.element.dispatchEvent(new PointerEvent('pointerenter'));
    filters.element.querySelector('input')?.click();
    await settled(filters.element);
    expect(text(filters.element, 'count')).to.equal('7 produktów');
  });

  it('handles fetch of the page for calls to the platform only', async () => {
    use();
    const picture = await fetch('/img/101-small.svg');
    expect(picture.headers.get('content-type')).to.equal('image/svg+xml');
    const worker = await fetch(new Request('/mockServiceWorker.js'));
    expect(worker.headers.get('content-type')).to.include('javascript');
  });
});

describe('settled()', () => {
  let undo = () => {};
  const use = (...options: Parameters<typeof createPlatform>) => {
    undo = install(createPlatform(...options));
  };
  afterEach(() => undo());

  it('waits for delayed answers', async () => {
    const gate = Promise.withResolvers<string>();
    use({ answers: { hello: () => gate.promise } });
    const answer = request('{ hello }');
    let isSettled = false;
    const { element } = await mount('shop-toasts', html`<shop-toasts></shop-toasts>`);
    const settling = settled(element).then(() => {
      isSettled = true;
    });
    await settle();
    expect(isSettled).to.equal(false);
    gate.resolve('Good day');
    await settling;
    expect((await answer).ok).to.equal(true);
  });

  it('waits for the effects of a click, and for its answer (US5)', async () => {
    use({ basket: [{ product: 110 }], latency: { basketChange: 50 } });
    const { element } = await mount(
      'shop-minicart',
      html`<shop-minicart editable>Koszyk</shop-minicart>`,
    );
    element.show();
    await settled(element);
    part(element, 'more').click();
    await settled(element);
    expect(text(element, 'badge')).to.equal('2');
  });

  it('waits for debounced input, and for the suggestions (US5)', async () => {
    use();
    const { element } = await mount('shop-search', html`<shop-search></shop-search>`);
    type(element, 'kubek');
    await settled(element);
    expect(has(element, 'option')).to.equal(true);
  });

  for (const [what, given, shown] of [
    ['nothing', null, 'null'],
    ['another element', document.createElement('div'), '<div>'],
  ] as const) {
    it(`reports that ${what} is no tag (US5)`, async () => {
      const reason = await settled(given as Element).catch((error: Error) => error.message);
      expect(reason).to.equal(
        `[shop] settled: expected an element such as <shop-minicart>, but got ${shown}.`,
      );
    });
  }

  it('rejects once if a fake returned an invalid answer', async () => {
    const errors = expectErrors(/answers\.basket/);
    use({ answers: { basket: { products: [], summaryBasket: { productsCount: 'two' } } } });
    const { element } = await mount('shop-minicart', CART);
    const reason = await settled(element).catch((error: Error) => error.message);
    expect(reason).to.match(
      /answers\.basket\.summaryBasket\.productsCount: expected Int, found "two"/,
    );
    expect(errors.join()).to.include(reason);
    await settled(element);
  });
});

describe('a forced region', () => {
  it('is in the cookies of the page, as the theme reads them (US5)', () => {
    const platform = createPlatform({ forcedRegion: { country: 'DE', zipcode: '10115' } });
    const undo = install(platform);
    const cookieOf = (name: string) =>
      JSON.parse(new RegExp(`${name}=([^;]+)`).exec(document.cookie)?.[1] ?? 'null');
    expect(cookieOf('setRegionForced')).to.deep.equal({
      currentCountry: 'DE',
      defaultCountry: 'PL',
      showModal: true,
    });
    expect(cookieOf('setZipcodeForced')).to.include({ currentZipcode: '10115' });
    resetPage();
    expect(document.cookie).not.to.include('RegionForced');
    undo();
    expect(() => createPlatform({ forcedRegion: { country: 'XX' } })).to.throw(
      '[shop] createPlatform: forcedRegion.country: the shop does not deliver to XX.',
    );
  });
});

describe('appears() and has()', () => {
  it('wait for a part, and return whether it exists (US5)', async () => {
    const undo = install(createPlatform());
    const { element } = await mount('shop-search', html`<shop-search></shop-search>`);
    type(element, 'plecak');
    expect(has(element, 'option')).to.equal(false);
    expect((await appears(element, 'option')).checkVisibility()).to.equal(true);
    expect(has(element, 'option')).to.equal(true);
    undo();
  });

  for (const [basket, options] of [
    ['is empty', {}],
    ['cannot be read', { fail: { basket: '500' } }],
  ] as const) {
    it(`find no badge if the basket ${basket}, whatever the stylesheet of the page (QA2)`, async () => {
      const undo = install(createPlatform(options));
      const style = document.createElement('style');
      style.textContent = 'shop-minicart::part(badge) { display: block; padding: 4px }';
      document.head.append(style);
      const { element } = await mount('shop-minicart', CART);
      await settled(element);
      expect(has(element, 'badge')).to.equal(false);
      expect(part(element, 'badge').getClientRects().length).to.equal(0);
      expect(has(element, 'panel')).to.equal(false);
      style.remove();
      undo();
    });
  }
});

describe('resetPage()', () => {
  it('aborts a pending call, invisible to the next test (US5)', async () => {
    const undo = install(createPlatform({ fail: { search: 'hang' } }));
    // load the code that sends requests before the clock stops
    await settled((await mount('shop-minicart', CART)).element);
    const { element } = await mount('shop-search', html`<shop-search debounce="0"></shop-search>`);
    const failures = eventsOf(document, 'shop-error');
    const clock = stopClock();
    type(element, 'kubek');
    await clock.tickAsync(10);
    resetPage();
    await clock.tickAsync(120_000);
    expect(failures).to.deep.equal([]);
    undo();
  });

  it('clears search results (US5)', async () => {
    const searchAndReset = async () => {
      const platform = createPlatform();
      const undo = install(platform);
      const { element } = await mount('shop-search', html`<shop-search></shop-search>`);
      type(element, 'kubek');
      await settled(element);
      element.remove();
      resetPage();
      undo();
      return platform.calls.map(({ name }) => name);
    };
    resetPage();
    expect(await searchAndReset()).to.deep.equal(['productsTextSearch']);
    expect(await searchAndReset()).to.deep.equal(['productsTextSearch']);
  });
});

describe('part() and text()', () => {
  it('list the existing parts if the wanted one is missing', async () => {
    const undo = install(createPlatform({ basket: [{ product: 110 }] }));
    const { element } = await mount('shop-minicart', CART);
    await settled(element);
    expect(() => part(element, 'bagde')).to.throw(/shows no part "bagde", but .*badge/);
    undo();
  });
});

describe('handlers()', () => {
  it('provide a platform to msw', async () => {
    const platform = createPlatform({ basket: [{ product: 110, quantity: 4 }] });
    const other = http.get('*/news', () => HttpResponse.text('news'));
    const worker = setupWorker(...handlers(platform, http), other);
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
    try {
      const { element } = await mount('shop-minicart', CART);
      await settled(element);
      expect(text(element, 'badge')).to.equal('4');
      expect(await (await fetch('/news')).text()).to.equal('news');
    } finally {
      worker.stop();
    }
  });
});
