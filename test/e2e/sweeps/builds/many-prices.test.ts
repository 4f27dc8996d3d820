import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useShop } from '../../use-shop.ts';
import { TESTED_BUILD, VISITORS } from '../../visitors.ts';

const TIMES = 100;
/** The limit relative to the initial memory. */
const ALLOWED = 1.05;

describe('a thousand prices that change a hundred times', () => {
  const shop = useShop();
  const visitor = VISITORS.find(({ build }) => build === TESTED_BUILD) ?? assert.fail();

  it('do not increase memory (ME-08)', async (t) => {
    const { page } = await shop.visit(t, visitor);
    await page.goto(`${shop.origin}/elements/price.html`, { waitUntil: 'networkidle0' });
    await page.evaluate(() => {
      document.body.innerHTML = '<shop-price value="1"></shop-price>'.repeat(1000);
    });
    const session = await page.createCDPSession();
    const change = (times: number, from: number) =>
      page.evaluate(
        async (count, first) => {
          for (let time = 0; time < count; time += 1) {
            for (const tag of document.querySelectorAll('shop-price')) {
              tag.setAttribute('value', String(first + time));
            }
            await new Promise(requestAnimationFrame);
          }
        },
        times,
        from,
      );
    const heap = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    };
    await change(TIMES, 0);
    const before = await heap();
    await change(TIMES, TIMES);
    const after = await heap();
    const shown = await page.$eval('shop-price', (tag) => tag.shadowRoot?.textContent ?? '');
    assert.match(shown, /199/);
    t.diagnostic(`${before} → ${after}`);
    assert.ok(after <= before * ALLOWED, `${before} → ${after}`);
  });
});
