import { expect } from '@open-wc/testing';
import { HttpResponse } from 'msw';
import { moduleWithin } from '../../logic/page/module-within.ts';
import { createPlatform, type PlatformPorts } from '../../logic/platform/platform.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import type { WidgetRequest } from '../../logic/platform/widgets/widget-request.ts';
import { createFakeClock, type FakeClock, settle } from '../kit/fake-clock.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { json, type Received, SHOP_CONFIG, silence, startShopServer } from './shop-server.ts';

const server = startShopServer();
const BASKET = { Basket: { format: 'json' } };
const ALL: readonly WidgetRequest[] = [
  BASKET,
  { Wishlist: {} },
  { Comparers: {} },
  { Projector: { format: 'json', params: { product: 7 } } },
  { Snippets: { format: 'json', params: { mobile: true } } },
  { ToplayersAndWidgets: { format: 'json', params: { mobile: true } } },
];

const createShop = (given: Partial<PlatformPorts> = {}) =>
  createPlatform(() => SHOP_CONFIG, { fetch: (...request) => fetch(...request), ...given });

/** The request that the server parses from the body. */
function requestOf({ body }: Received): Record<string, unknown> {
  return JSON.parse(new URLSearchParams(body).get('request') ?? '');
}

/** Every key responds with its own parameters and the number of requests. */
const echo = (received: Received): Response =>
  json(
    Object.fromEntries(
      Object.entries(requestOf(received)).map(([key, widget]) => [
        key,
        { widget, round: server.received.length },
      ]),
    ) as Record<string, never>,
  );

const kindOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answer',
    (error: unknown) => (error instanceof PlatformError ? error.kind : String(error)),
  );

/** The loader loads with the first request, then waits for the end of the task. */
const untilRequested = (clock: FakeClock): Promise<void> =>
  waitUntil(() => clock.timers > 0, 'the batch waits for the end of the task');

/** Until the batch waits for modules: after the task, the elements in the viewport have activated. */
async function untilActivated(clock: FakeClock): Promise<void> {
  await untilRequested(clock);
  await clock.advance(0);
  await waitUntil(() => clock.timers > 0, 'the batch waits for modules');
}

/** A promise that the test resolves. */
function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

describe('the widget batch', () => {
  it('merges the keys of thirty callers in one task into one request (WB-01)', async () => {
    server.reply(echo);
    const shop = createShop();
    const requests = Array.from({ length: 5 }, () => ALL).flat();
    const answers = await Promise.all(requests.map((request) => shop.requestWidgets(request)));
    expect(server.received).to.have.length(1);
    const [received] = server.received;
    expect(received?.request.method).to.equal('POST');
    expect(received?.request.headers.get('content-type')).to.equal(
      'application/x-www-form-urlencoded',
    );
    expect(received && requestOf(received)).to.deep.equal(Object.assign({}, ...ALL));
    expect(answers[0]).to.have.all.keys(Object.keys(Object.assign({}, ...ALL)));
    expect(answers[29]).to.deep.equal(answers[0]);
  });

  it('returns the whole answer to a later caller of a known key (CV7)', async () => {
    server.reply(echo);
    const shop = createShop();
    const first = await shop.requestWidgets({ ...BASKET, Wishlist: {} });
    const later = await shop.requestWidgets(BASKET);
    expect(server.received).to.have.length(1);
    expect(later).to.deep.equal(first);
  });

  it('sends two requests for one key with different parameters (WB-01)', async () => {
    server.reply(echo);
    const shop = createShop();
    const [seven, eight] = await Promise.all([
      shop.requestWidgets({ Projector: 7, ...BASKET }),
      shop.requestWidgets({ Projector: 8, ...BASKET }),
    ]);
    expect(server.received.map(requestOf)).to.deep.equal([
      { Projector: 7, ...BASKET },
      { Projector: 8 },
    ]);
    expect(seven?.Projector).to.have.property('widget', 7);
    expect(eight?.Projector).to.have.property('widget', 8);
  });

  it('includes elements whose modules load within 500 ms (WB-01)', async () => {
    server.reply(echo);
    const clock = createFakeClock();
    const shop = createShop({ clock });
    // the loader itself is no longer a pending module
    await shop.requestWidgets({ Projector: 1 }, { signal: AbortSignal.abort() }).catch(() => {});
    const arrival = deferred();
    const later = moduleWithin(() => arrival.promise).then(() =>
      shop.requestWidgets({ Wishlist: {} }),
    );
    const first = shop.requestWidgets(BASKET);
    await untilActivated(clock);
    await clock.advance(50);
    expect(server.received).to.have.length(0);
    arrival.resolve();
    await settle();
    await clock.advance(0);
    await Promise.all([first, later]);
    expect(server.received.map(requestOf)).to.deep.equal([{ ...BASKET, Wishlist: {} }]);
    const hanging = deferred();
    const late = moduleWithin(() => hanging.promise);
    const patient = shop.requestWidgets({ Comparers: {} });
    await untilActivated(clock);
    await clock.advance(501);
    await patient;
    hanging.resolve();
    await late;
  });

  it('includes elements that activate in the viewport in the next frame (WB-01)', async () => {
    server.reply(echo);
    const shop = createShop();
    // the loader has loaded
    await shop.requestWidgets({ Projector: 1 }, { signal: AbortSignal.abort() }).catch(() => {});
    // the last of many, as browsers call observers in any order
    const activated = new Promise((resolve) => {
      let pending = 20;
      const activate = (_: unknown, observer: IntersectionObserver) => {
        observer.disconnect();
        pending -= 1;
        if (pending === 0) resolve(shop.requestWidgets({ Wishlist: {} }));
      };
      for (let index = 0; index < 20; index += 1) {
        new IntersectionObserver(activate).observe(document.body);
      }
    });
    await Promise.all([shop.requestWidgets(BASKET), activated]);
    expect(server.received.map(requestOf)).to.deep.equal([{ ...BASKET, Wishlist: {} }]);
  });

  it('sends any text in the parameters unchanged (WB-02)', async () => {
    server.reply(echo);
    const params = ['&', '+', '%', '=', '%26', 'zażółć', '😀', '"', '\n', '</script>', '\u2028'];
    await createShop().requestWidgets({ Projector: { format: 'json', params } });
    expect(server.received.map(requestOf)).to.deep.equal([
      { Projector: { format: 'json', params } },
    ]);
  });
});

describe('the answers of the widget batch', () => {
  it('requests only missing keys later; cached ones need no request (WB-03)', async () => {
    server.reply(echo);
    const shop = createShop();
    await shop.requestWidgets(BASKET);
    const both = await shop.requestWidgets({ ...BASKET, Wishlist: {} });
    expect(server.received.map(requestOf)).to.deep.equal([BASKET, { Wishlist: {} }]);
    expect(both).to.deep.equal({
      Basket: { widget: BASKET.Basket, round: 1 },
      Wishlist: { widget: {}, round: 2 },
    });
    await shop.requestWidgets({ ...BASKET, Wishlist: {} });
    expect(server.received).to.have.length(2);
  });

  it('sends one request for all concurrent refreshes, whose answer is cached', async () => {
    server.reply(echo);
    const shop = createShop();
    await shop.requestWidgets(BASKET);
    const refreshed = await Promise.all([
      shop.requestWidgets(BASKET, { refresh: true }),
      shop.requestWidgets(BASKET, { refresh: true }),
    ]);
    expect(server.received).to.have.length(2);
    for (const { Basket } of refreshed) expect(Basket).to.have.property('round', 2);
    expect((await shop.requestWidgets(BASKET)).Basket).to.have.property('round', 2);
  });

  it('does not wait for an older request during a refresh, nor use its late answer', async () => {
    const answers: (() => void)[] = [];
    server.reply((received) => {
      const response = echo(received);
      return new Promise((resolve) => answers.push(() => resolve(response)));
    });
    const shop = createShop();
    const older = shop.requestWidgets(BASKET);
    await waitUntil(() => answers.length === 1);
    const newer = shop.requestWidgets(BASKET, { refresh: true });
    await waitUntil(() => answers.length === 2);
    answers[1]?.();
    expect((await newer).Basket).to.have.property('round', 2);
    answers[0]?.();
    expect((await older).Basket).to.have.property('round', 1);
    expect((await shop.requestWidgets(BASKET)).Basket).to.have.property('round', 2);
  });

  for (const body of ['null', '[]', '"text"', '7', '<p>Login', '']) {
    it(`rejects all callers for the answer ${JSON.stringify(body)}, and does not cache it (WB-05)`, async () => {
      server.reply(() => new HttpResponse(body));
      const shop = createShop();
      const answers = [shop.requestWidgets(BASKET), shop.requestWidgets({ Wishlist: {} })];
      expect(await Promise.all(answers.map(kindOf))).to.deep.equal(['response', 'response']);
      server.reply(echo);
      expect(await shop.requestWidgets(BASKET)).to.have.property('Basket');
    });
  }
});

describe('a widget batch that fails or is deferred', () => {
  it('omits a missing key, and requests it again the next time (WB-05)', async () => {
    server.reply(() => json({ Wishlist: {} }));
    const shop = createShop();
    expect(await shop.requestWidgets({ ...BASKET, Wishlist: {} })).to.deep.equal({ Wishlist: {} });
    server.reply(echo);
    expect(await shop.requestWidgets(BASKET)).to.have.property('Basket');
  });

  it('rejects after a server error and a timeout (WB-05)', async () => {
    server.reply(() => new HttpResponse('', { status: 500 }));
    expect(await kindOf(createShop().requestWidgets(BASKET))).to.equal('response');
    const clock = createFakeClock();
    server.reply(silence);
    const widget = kindOf(createShop({ clock }).requestWidgets(BASKET));
    await untilRequested(clock);
    await clock.advance(0);
    await waitUntil(() => server.received.length === 2);
    await clock.advance(16_000);
    expect(await widget).to.equal('timeout');
  });

  it('is aborted when no caller waits any more, and not before (WB-16)', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const shop = createShop({
      fetch: (_url, init) => {
        signals.push(init?.signal);
        return silence();
      },
    });
    const [one, two] = [new AbortController(), new AbortController()];
    const answers = [
      kindOf(shop.requestWidgets(BASKET, { signal: one.signal })),
      kindOf(shop.requestWidgets({ Wishlist: {} }, { signal: two.signal })),
    ];
    await waitUntil(() => signals.length === 1);
    one.abort();
    expect(signals[0]?.aborted).to.equal(false);
    two.abort();
    expect(signals[0]?.aborted).to.equal(true);
    expect(await Promise.all(answers)).to.deep.equal(['aborted', 'aborted']);
  });

  it('sends nothing for callers that aborted before the request (WB-16)', async () => {
    server.reply(echo);
    const clock = createFakeClock();
    const shop = createShop({ clock });
    const leaver = new AbortController();
    const left = kindOf(shop.requestWidgets({ Wishlist: {} }, { signal: leaver.signal }));
    const stayed = shop.requestWidgets(BASKET);
    leaver.abort();
    await untilRequested(clock);
    await clock.advance(0);
    await stayed;
    expect(await left).to.equal('aborted');
    expect(server.received.map(requestOf)).to.deep.equal([BASKET]);
  });

  it('is sent once when the page is online again (WB-23)', async () => {
    server.reply(echo);
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    const clock = createFakeClock();
    const shop = createShop({ clock });
    const answer = shop.requestWidgets(BASKET);
    await untilRequested(clock);
    await clock.advance(60_000);
    expect(server.received).to.have.length(0);
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    await answer;
    expect(server.received).to.have.length(1);
  });

  it('is sent when a hidden page is shown (WB-24)', async () => {
    server.reply(echo);
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    const clock = createFakeClock();
    const shop = createShop({ clock });
    const answers = [shop.requestWidgets(BASKET)];
    await untilRequested(clock);
    await clock.advance(60_000);
    answers.push(shop.requestWidgets({ Wishlist: {} }));
    await clock.advance(60_000);
    expect(server.received).to.have.length(0);
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.all(answers);
    expect(server.received.map(requestOf)).to.deep.equal([{ ...BASKET, Wishlist: {} }]);
  });
});
