import { expect } from '@open-wc/testing';
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import type { Operation } from '../../logic/platform/later/graphql/operation.ts';
import { createPlatform, type Platform } from '../../logic/platform/platform.ts';
import type { ShopConfig } from '../../logic/settings/shop-config.ts';
import { settle } from '../kit/fake-clock.ts';
import { expectErrors } from '../kit/guard.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { data, json, type Received, SHOP_CONFIG, startShopServer } from './shop-server.ts';

const server = startShopServer();
const HEADER = 'x-iai-tracking-events';

const change: Operation<void, unknown> = {
  name: 'change',
  marker: 'mutation=change',
  kind: 'mutation',
  document: () => 'mutation { change }',
  answer: v.unknown(),
};

const isTracking = ({ request }: Received): boolean => request.url.endsWith('?trackingEvents');
const trackingCalls = () => server.received.filter(isTracking);

function createShop(config: Partial<ShopConfig> = {}) {
  const scripts: string[] = [];
  const shop = createPlatform(() => ({ ...SHOP_CONFIG, ...config }), {
    fetch: (...request) => fetch(...request),
    runScript: (text) => scripts.push(text),
  });
  return { shop, scripts };
}

/** Responds with the header, and to tracking with two scripts. */
function announce(header: string): void {
  server.reply((received) =>
    isTracking(received)
      ? data({ trackingEvents: ['first()', 'second()'] })
      : data({}, { [HEADER]: header }),
  );
}

/** Waits until tracking would have been requested if announced: two more responses have arrived. */
async function quiet(shop: Platform): Promise<void> {
  await import('../../logic/platform/later/tracking/tracking-events.ts');
  for (let request = 0; request < 2; request += 1) {
    await shop.fetchText('data:text/plain,quiet');
    await settle();
  }
}

describe('tracking events', () => {
  for (const header of ['1', '3', '1, 1', '0, 2']) {
    it(`are fetched once and run in order after the header "${header}" (SN-22)`, async () => {
      announce(header);
      const { shop, scripts } = createShop();
      await shop.run(change, undefined);
      await waitUntil(() => scripts.length === 2);
      expect(scripts).to.deep.equal(['first()', 'second()']);
      expect(trackingCalls().map(({ body }) => body)).to.deep.equal([
        '{"query":"query { trackingEvents }"}',
      ]);
    });
  }

  for (const header of ['0', '', 'abc', '-1', 'NaN', '0, 0']) {
    it(`are not announced by the header "${header}" (SN-22, SN-26)`, async () => {
      announce(header);
      const { shop } = createShop();
      await shop.run(change, undefined);
      server.reply(() => data({}));
      await quiet(shop);
      expect(trackingCalls()).to.have.length(0);
    });
  }

  it('are fetched once for five concurrent responses (SN-23)', async () => {
    announce('1');
    const { shop, scripts } = createShop();
    await Promise.all(Array.from({ length: 5 }, () => shop.run(change, undefined)));
    await waitUntil(() => scripts.length === 2);
    server.reply(() => data({}));
    await quiet(shop);
    expect(trackingCalls()).to.have.length(1);
    expect(scripts).to.have.length(2);
  });

  it('that announce events cause no loop (SN-24)', async () => {
    server.reply((received) =>
      isTracking(received)
        ? data({ trackingEvents: ['first()'] }, { [HEADER]: '1' })
        : data({}, { [HEADER]: '1' }),
    );
    const { shop, scripts } = createShop();
    await shop.run(change, undefined);
    await waitUntil(() => scripts.length === 1);
    server.reply(() => data({}));
    await quiet(shop);
    expect(trackingCalls()).to.have.length(1);
  });

  for (const [title, reply] of [
    ['HTML', () => new HttpResponse('<p>Login')],
    ['an error', () => new HttpResponse('', { status: 500 })],
    [
      'a partial error',
      () => json({ data: { trackingEvents: null }, errors: [{ message: 'no' }] }),
    ],
    ['no scripts', () => data({ trackingEvents: [1, null, {}] })],
  ] as const) {
    it(`are ignored if ${title} arrives; a later response tries again (SN-25)`, async () => {
      server.reply((received) => (isTracking(received) ? reply() : data({}, { [HEADER]: '1' })));
      const { shop, scripts } = createShop();
      await shop.run(change, undefined);
      await waitUntil(() => trackingCalls().length === 1);
      await quiet(shop);
      expect(trackingCalls()).to.have.length(1);
      expect(scripts).to.deep.equal([]);
      announce('1');
      await shop.run(change, undefined);
      await waitUntil(() => scripts.length === 2);
    });
  }

  it('wait for consent if configured, and then include those announced before', async () => {
    announce('1');
    const { shop, scripts } = createShop({ tracking: 'consent' });
    await shop.run(change, undefined);
    await quiet(shop);
    expect(trackingCalls()).to.have.length(0);
    shop.grantTracking();
    await waitUntil(() => scripts.length === 2);
    await shop.run(change, undefined);
    await waitUntil(() => scripts.length === 4);
  });

  it('are never fetched with the setting off', async () => {
    announce('1');
    const { shop } = createShop({ tracking: 'off' });
    shop.grantTracking();
    await shop.run(change, undefined);
    await quiet(shop);
    expect(trackingCalls()).to.have.length(0);
  });

  it('are announced by the provider’s header; an invalid header name is ignored', async () => {
    announce('1');
    const other = createShop({ provider: 'Other' });
    await other.shop.run(change, undefined);
    await quiet(other.shop);
    const broken = createShop({ provider: 'a b\n' });
    expect(await broken.shop.run(change, undefined)).to.deep.equal({});
    await quiet(broken.shop);
    expect(trackingCalls()).to.have.length(0);
  });

  it('run each as its own function, in a script element with the nonce (host)', async () => {
    server.reply((received) =>
      isTracking(received)
        ? data({
            trackingEvents: [
              'const event = 1; (window.tracked ||= []).push(event); return; tracked.push(0)',
              'const event = 2; tracked.push(event, typeof trackedLocally) // the end',
              'var trackedLocally = 1; throw new Error("one of theirs")',
              'tracked.push(document.currentScript.nonce)',
            ],
          })
        : data({}, { [HEADER]: '1' }),
    );
    const errors = expectErrors(/one of theirs/);
    const meta = document.createElement('script');
    meta.nonce = 'abc';
    meta.setAttribute('nonce', 'abc');
    meta.type = 'text/plain';
    document.head.prepend(meta);
    const shop = createPlatform(() => SHOP_CONFIG, { fetch: (...request) => fetch(...request) });
    await shop.run(change, undefined);
    const tracked = () => Reflect.get(window, 'tracked') as unknown[] | undefined;
    await waitUntil(() => tracked()?.length === 4);
    meta.remove();
    expect(tracked()).to.deep.equal([1, 2, 'undefined', 'abc']);
    expect(Reflect.has(window, 'trackedLocally')).to.equal(false);
    expect(errors.filter((error) => error.includes('one of theirs'))).to.have.length(1);
    Reflect.deleteProperty(window, 'tracked');
  });

  it('run in the page by default', async () => {
    server.reply((received) =>
      isTracking(received)
        ? data({ trackingEvents: ['document.body.dataset.tracked = "yes"', 'syntax error ('] })
        : data({}, { [HEADER]: '1' }),
    );
    expectErrors(/SyntaxError/);
    const shop = createPlatform(() => SHOP_CONFIG, { fetch: (...request) => fetch(...request) });
    await shop.run(change, undefined);
    await waitUntil(() => document.body.dataset.tracked === 'yes');
    delete document.body.dataset.tracked;
    expect(document.head.querySelector('script:not([src], [type])')).to.equal(null);
  });
});
