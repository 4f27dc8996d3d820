import assert from 'node:assert/strict';
import axeCore, { type AxeResults } from 'axe-core';
import type { Page } from 'puppeteer-core';
import { untilMovesEnd } from './moves.ts';

declare global {
  var axe: { run(options: { resultTypes: ['violations'] }): Promise<AxeResults> };
}

/** Fails unless axe finds nothing on the page as it is now, its shadow roots included; `state` names it. */
export async function expectAccessible(
  page: Page,
  state: string,
  ignoredRules: readonly string[] = [],
): Promise<void> {
  // a colour on its way to another one is neither of them
  await untilMovesEnd(page);
  // through the debugger, so that the page's policy has no say in it
  await page.evaluate(axeCore.source);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => {
      const places = nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`);
      return { id, places };
    });
  });
  const violations = found.filter(({ id }) => !ignoredRules.includes(id));
  assert.deepEqual(violations, [], `axe: ${state} (${page.url()})`);
}
