import assert from 'node:assert/strict';
import axeCore, { type AxeResults } from 'axe-core';
import type { Frame } from 'puppeteer-core';
import { endMoves } from './moves.ts';

interface AxeOptions {
  readonly resultTypes: readonly ['violations'];
  readonly iframes: boolean;
  readonly rules: Readonly<Record<string, { readonly enabled: boolean }>>;
}

declare global {
  var axe: { run(options: AxeOptions): Promise<AxeResults> };
}

/** Markers may overlap, because the list beside a map has the same links (WCAG 2.5.8, Equivalent). */
const hasEquivalent = (rule: string, place: string): boolean =>
  rule === 'target-size' && place.startsWith('shop-map,');

/** Fails when axe finds an error on the page in its current state, shadow roots included; `state` is its name in the message. */
export async function expectAccessible(
  page: Pick<Frame, 'evaluate' | 'url'>,
  state: string,
  ignoredRules: readonly string[] = [],
): Promise<void> {
  // in the middle of a transition a colour has neither its old nor its new contrast
  await endMoves(page);
  // through the debugger, because the page's policy would block the script
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  const found = await page.evaluate(async () => {
    // axe does not run this rule, which is of WCAG 2.2, by default
    const rules = { 'target-size': { enabled: true } };
    // nor does it check sandboxed frames
    const iframes = document.querySelector('iframe[sandbox]') === null;
    const { violations } = await globalThis.axe.run({
      resultTypes: ['violations'],
      rules,
      iframes,
    });
    return violations.map(({ id, nodes }) => {
      const places = nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`);
      return { id, places };
    });
  });
  const violations = found
    .filter(({ id }) => !ignoredRules.includes(id))
    .map(({ id, places }) => ({ id, places: places.filter((place) => !hasEquivalent(id, place)) }))
    .filter(({ places }) => places.length > 0);
  assert.deepEqual(violations, [], `axe: ${state} (${page.url()})`);
}
