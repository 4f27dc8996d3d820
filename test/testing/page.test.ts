import { expect, html } from '@open-wc/testing';
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { platformCreator } from '../../demo/kit/create-platform.ts';
import { handlers } from '../../demo/kit/handlers.ts';
import { install } from '../../demo/kit/install.ts';
import { settled } from '../../demo/kit/settled.ts';
import { part, text } from '../../demo/kit/shown.ts';
import schema from '../../demo/platform/schema.graphql?raw';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { searchElement } from '../../elements/tags/search/search.element.ts';
import { resetPage } from '../../elements/testing.ts';
import { expectErrors } from '../kit/guard.ts';
import { mount } from '../kit/mount.ts';
import { settled as settle } from '../kit/settled.ts';

registerElements([minicartElement, searchElement]);

const createPlatform = platformCreator(schema);
/** Asks as a page does. */
const ask = (query: string, signal: AbortSignal | null = null): Promise<Response> =>
  fetch('/graphql/v1/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    signal,
  });
const CART = html`<shop-minicart>Koszyk</shop-minicart>`;

describe('install()', () => {
  let undo = () => {};
  const use = (...options: Parameters<typeof createPlatform>) => {
    const platform = createPlatform(...options);
    undo = install(platform);
    return platform;
  };
  afterEach(() => undo());

  it('answers tags that were loaded before it', async () => {
    const platform = use({ basket: [{ product: 110, quantity: 3 }] });
    const { element } = await mount('shop-minicart', CART);
    await settled(element);
    expect(text(element, 'badge')).to.equal('3');
    expect(platform.calls.map(({ name }) => name)).to.deep.equal(['basket']);
  });

  it('answers the fetch of the page, and nothing that is not the platform’s', async () => {
    use();
    const picture = await fetch('/img/101-small.svg');
    expect(picture.headers.get('content-type')).to.equal('image/svg+xml');
    const worker = await fetch(new Request('/mockServiceWorker.js'));
    expect(worker.headers.get('content-type')).to.include('javascript');
  });

  it('outlives resetPage(), which forgets what tags have read', async () => {
    use({ basket: [{ product: 110 }] });
    const first = await mount('shop-minicart', CART);
    await settled(first.element);
    first.element.remove();
    resetPage();
    undo();
    use({ basket: [{ product: 110, quantity: 2 }] });
    resetPage();
    const { element } = await mount('shop-minicart', CART);
    await settled(element);
    expect(text(element, 'badge')).to.equal('2');
  });

  it('is undone', async () => {
    const before = globalThis.fetch;
    use();
    expect(globalThis.fetch).to.not.equal(before);
    undo();
    expect(globalThis.fetch).to.equal(before);
  });
});

describe('settled()', () => {
  let undo = () => {};
  const use = (...options: Parameters<typeof createPlatform>) => {
    undo = install(createPlatform(...options));
  };
  afterEach(() => undo());

  it('waits for answers that take their time', async () => {
    const gate = Promise.withResolvers<string>();
    use({ answers: { hello: () => gate.promise } });
    const answer = ask('{ hello }');
    let isSettled = false;
    const settling = settled(document.body).then(() => {
      isSettled = true;
    });
    await settle();
    expect(isSettled).to.equal(false);
    gate.resolve('Good day');
    await settling;
    expect((await answer).ok).to.equal(true);
  });

  it('does not wait for a call that hangs', async () => {
    use({ fail: { hello: 'hang' } });
    const controller = new AbortController();
    const answer = ask('{ hello }', controller.signal).catch((error: Error) => error.name);
    await settled(document.body);
    controller.abort();
    expect(await answer).to.equal('AbortError');
  });

  it('waits for a panel that was asked for', async () => {
    use({ basket: [{ product: 110 }] });
    const { element } = await mount('shop-minicart', CART);
    element.show();
    await settled(element);
    expect(part(element, 'panel').checkVisibility()).to.equal(true);
  });

  it('rejects where a fake gave a false answer, once', async () => {
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

describe('part() and text()', () => {
  it('say which parts there are, where the wanted one is not', async () => {
    const undo = install(createPlatform({ basket: [{ product: 110 }] }));
    const { element } = await mount('shop-minicart', CART);
    await settled(element);
    expect(() => part(element, 'bagde')).to.throw(/shows no part "bagde", but .*badge/);
    undo();
  });
});

describe('handlers()', () => {
  it('let msw ask a platform', async () => {
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
