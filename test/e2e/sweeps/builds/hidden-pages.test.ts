import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CDPSession, Page } from 'puppeteer-core';
import { elementKeys } from '../../../../build/element-entries.mjs';
import { useShop } from '../../use-shop.ts';
import { TESTED_BUILD, VISITORS } from '../../visitors.ts';

/** After this time, everything started when the page was hidden has ended. */
const IDLE_MS = 600_000;
const LONG_MS = 120_000;
/** A window in which every example is in view. */
const ALL_OF_IT = { width: 1280, height: 12_000 };
const MINUTE_MS = 60_000;

declare global {
  interface Window {
    ran: { timers: number; frames: number };
  }
}

/** Counts the timers and frames that run, from the next page on. */
async function countTasks(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    window.ran = { timers: 0, frames: 0 };
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
      const original: object = window[name];
      Object.assign(window, {
        [name](run: unknown, ...rest: unknown[]) {
          const place = name === 'requestAnimationFrame' ? 'frames' : 'timers';
          // anonymous, because a named function would need a helper of the compiler
          return Reflect.get(original, 'call').call(
            original,
            window,
            (...args: unknown[]) => {
              window.ran[place] += 1;
              if (typeof run === 'function') run(...args);
            },
            ...rest,
          );
        },
      });
    }
  });
}

/** Advances the virtual time of a page. */
async function pass(session: CDPSession, budget: number): Promise<void> {
  const passed = new Promise((resolve) => {
    session.once('Emulation.virtualTimeBudgetExpired', resolve);
  });
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget });
  await passed;
}

/** Hides the page, like switching to another tab. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe('the examples of a tag in a hidden tab', () => {
  const shop = useShop();
  const visitor = VISITORS.find(({ build }) => build === TESTED_BUILD) ?? assert.fail();

  for (const key of elementKeys) {
    it(`shop-${key} runs no timers and sends no requests (ME-07)`, async (t) => {
      const { page } = await shop.visit(t, visitor);
      await page.setViewport(ALL_OF_IT);
      await countTasks(page);
      await page.goto(`${shop.origin}/elements/${key}.html`, { waitUntil: 'networkidle0' });
      const session = await page.createCDPSession();
      await hide(page);
      await pass(session, IDLE_MS);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const read = () => page.evaluate(() => window.ran);
      const before = await read();
      await pass(session, LONG_MS);
      const { frames, timers } = await read();
      assert.deepEqual({ requests, frames: frames - before.frames }, { requests: [], frames: 0 });
      // a countdown by full minutes continues
      assert.ok(timers - before.timers <= LONG_MS / MINUTE_MS, `${timers - before.timers} timers`);
    });
  }
});
