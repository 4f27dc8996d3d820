import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { reportOf, runSessions } from '../../../sessions/sessions.ts';
import { openBrowser } from '../../browser.ts';
import { startShop, type TestShop } from '../../shop.ts';
import { TESTED_BUILD } from '../../visitors.ts';

/** Forty sessions in all, two at a time. */
const SEEDS = [1, 2, 3, 4];
const SESSIONS_PER_SEED = 10;

describe('random sessions', { concurrency: 2 }, () => {
  let shop: TestShop;
  let browser: Browser;
  before(async () => {
    [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  });
  after(() => Promise.all([browser.close(), shop.close()]));

  for (const seed of SEEDS) {
    it(`with seed ${seed} leave the shop in the state that shoppers were shown (RS-01)`, async () => {
      const place = { shop, browser, build: TESTED_BUILD };
      // test/sessions/main.ts finds the shortest list of acts
      const options = { seed, numRuns: SESSIONS_PER_SEED, endOnFailure: true };
      const run = await runSessions(place, options);
      assert.ok(!run.failed, reportOf(run));
    });
  }
});
