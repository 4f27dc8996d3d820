import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { basketOperation } from '../../logic/basket/basket.api.ts';
import { createPlatform, type Platform } from '../../logic/platform/platform.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { createFakeClock, settle } from '../kit/fake-clock.ts';
import { expectErrors } from '../kit/guard.ts';
import { SHOP_CONFIG } from '../platform/shop-server.ts';

const RUNS = 1000;
const TRACKED = { headers: { 'x-iai-tracking-events': '1' } };

/** A body that breaks off in the middle. */
const torn = (): Response =>
  new Response(
    new ReadableStream({
      start: (stream) => stream.error(new TypeError('torn')),
    }),
  );

const ANSWERS: readonly (() => Promise<Response>)[] = [
  async () => new Response('{}', TRACKED),
  async () => new Response('{"data": {"trackingEvents": [1, null]}}', TRACKED),
  async () => new Response('{"Basket": null, "Snippets": 7}'),
  async () => new Response('<html>', { status: 500 }),
  async () => new Response('', TRACKED),
  async () => torn(),
  () => Promise.reject(new TypeError('offline')),
  () => {
    throw new Error('a wrapper of fetch threw');
  },
  () => new Promise(() => undefined),
];

const CALLS: readonly ((shop: Platform, signal: AbortSignal) => Promise<unknown>)[] = [
  (shop, signal) => shop.requestWidgets({ Basket: { format: 'json' } }, { signal }),
  (shop) => shop.requestWidgets({ Snippets: {} }, { refresh: true }),
  (shop, signal) => shop.run(basketOperation, undefined, { signal }),
  (shop, signal) => shop.fetchText('/page.html', { signal }),
  (shop) => shop.sendForm('/form.php', { a: 'b' }),
  async (shop) => shop.report(new Error(`x${Math.random()}`)),
  async (shop) => shop.grantTracking(),
];

const visits = fc.record({
  answers: fc.array(fc.constantFrom(...ANSWERS), { minLength: 1, maxLength: 4 }),
  calls: fc.array(fc.constantFrom(...CALLS), { minLength: 1, maxLength: 4 }),
  tracking: fc.constantFrom('on' as const, 'consent' as const, 'off' as const),
  advances: fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 3 }),
  leavesEarly: fc.boolean(),
});

type Visit = typeof visits extends fc.Arbitrary<infer T> ? T : never;

async function visit({ answers, calls, tracking, advances, leavesEarly }: Visit): Promise<void> {
  const clock = createFakeClock();
  let requests = 0;
  const shop = createPlatform(() => ({ ...SHOP_CONFIG, tracking }), {
    clock,
    fetch: () => answers[requests++ % answers.length]?.() ?? Promise.reject(new TypeError('none')),
    runScript: () => undefined,
  });
  const leaving = new AbortController();
  const refusals: unknown[] = [];
  for (const call of calls) call(shop, leaving.signal).catch((error) => refusals.push(error));
  if (leavesEarly) leaving.abort();
  for (const advance of [...advances, 40_000, 40_000]) {
    await settle();
    await clock.advance(advance);
  }
  for (const refusal of refusals) expect(refusal).to.be.instanceOf(PlatformError);
}

describe('the network layer', () => {
  it('rejects only with its own error, all handled, whatever fetch and clock do (ER-11)', async () => {
    const errors = expectErrors(/^$/);
    await fc.assert(fc.asyncProperty(visits, visit), { numRuns: RUNS });
    expect(errors).to.deep.equal([]);
  });
});
