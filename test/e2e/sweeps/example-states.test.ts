import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { elementKeys } from '../../../build/element-entries.mjs';
import { examplesOf } from '../../../build/examples/examples-of.ts';
import { useShop } from '../use-shop.ts';
import { VISITORS } from '../visitors.ts';

const DESKTOP = VISITORS[1] ?? assert.fail();

describe('an example on its own page shows the states that it names:', () => {
  const shop = useShop();

  for (const key of elementKeys) {
    for (const { id, states } of examplesOf(key).filter((one) => one.states.length > 0)) {
      it(`${key}/${id}: ${states.join(', ')}`, async (t) => {
        const { page, faults } = await shop.visit(t, DESKTOP);
        // `evaluate` counts as user activation, after which a notice does not open
        const waitUntil = 'networkidle0';
        await page.goto(`${shop.origin}/elements/${key}/${id}.html`, { waitUntil });
        for (const state of states) await page.waitForSelector(`shop-${key}:state(${state})`);
        assert.deepEqual(faults, []);
      });
    }
  }
});
