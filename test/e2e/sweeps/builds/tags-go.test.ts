import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { elementKeys } from '../../../../build/element-entries.mjs';
import { examplesOf } from '../../../../build/examples/examples-of.ts';
import { useShop } from '../../use-shop.ts';
import { TESTED_BUILD, VISITORS } from '../../visitors.ts';

const ROUNDS = 5;
const PATIENCE_MS = 30_000;

/** The page of a tag's examples, or else that of its first example: each is in a separate frame. */
function pageOf(key: string): string {
  const sections = examplesOf(key);
  return sections.every(({ isFramed }) => isFramed) ? `${key}/${sections[0]?.id}` : key;
}

/** Counts the objects in memory that have this one as a prototype; the browser collects garbage first. */
async function countAlive(
  page: Page,
  prototype: string,
  count: (alive: unknown[]) => number,
): Promise<number> {
  const handle = await page.evaluateHandle(prototype);
  const alive = await page.queryObjects(handle);
  const counted = await alive.evaluate(count);
  await Promise.all([handle.dispose(), alive.dispose()]);
  return counted;
}

const countAll = (alive: unknown[]): number => alive.length;

/** Counts jotai's atoms, one for each state; a page may have objects that throw when they are read. */
const countStates = (alive: unknown[]): number =>
  alive.filter((one) => typeof Object.getOwnPropertyDescriptor(one, 'read')?.value === 'function')
    .length;

/** The objects in memory. */
interface MemoryCounts {
  readonly elements: number;
  readonly states: number;
}

/** Whether at least one object of each round is left; a module that loads late adds its own state only once. */
const hasLeaked = (before: MemoryCounts, after: MemoryCounts): boolean =>
  after.elements - before.elements >= ROUNDS || after.states - before.states >= ROUNDS;

/** Adds the examples to the page and removes them at random moments, with or without pending requests. */
const comeAndGo = (page: Page, rounds: number): Promise<unknown> =>
  page.evaluate(`(async () => {
    const main = document.querySelector('main') ?? document.body;
    window.examples ??= main.innerHTML.replaceAll(/<(iframe|script).*?<\\/\\1>/gs, '');
    window.last ??= 7;
    const random = () => (last = (last * 16807) % 2147483647) / 2147483647;
    for (let round = 0; round < ${rounds}; round += 1) {
      main.innerHTML = examples;
      main.querySelector('shop-form button, [type=submit]')?.click();
      await new Promise((resolve) => setTimeout(resolve, random() * 300));
      main.replaceChildren();
    }
  })()`);

describe('the examples of a tag that is added and removed', () => {
  const shop = useShop();
  const visitor = VISITORS.find(({ build }) => build === TESTED_BUILD) ?? assert.fail();

  /** Opens a page that prevents all navigation. */
  async function open(t: TestContext, key: string): Promise<Page> {
    const { page } = await shop.visit(t, visitor);
    await page.goto(`${shop.origin}/elements/${pageOf(key)}.html`, { waitUntil: 'networkidle0' });
    await page.setRequestInterception(true);
    page.on('request', (request) =>
      request.isNavigationRequest() ? request.respond({ status: 204 }) : request.continue(),
    );
    return page;
  }

  for (const key of elementKeys) {
    it(`shop-${key} leaks no element and no state (ME-02, ME-03)`, async (t) => {
      const page = await open(t, key);
      const look = async (): Promise<MemoryCounts> => {
        await comeAndGo(page, 1);
        const prototype = `customElements.get('shop-${key}').prototype`;
        const elements = await countAlive(page, prototype, countAll);
        return { elements, states: await countAlive(page, 'Object.prototype', countStates) };
      };
      // module-level state of the tag stays in memory
      await comeAndGo(page, ROUNDS);
      // React and the browser keep references to the last elements, alternating between pages
      const looks = [await look(), await look(), await look()];
      const before = {
        elements: Math.max(...looks.map(({ elements }) => elements)),
        states: Math.max(...looks.map(({ states }) => states)),
      };
      await comeAndGo(page, ROUNDS);
      let after = await look();
      // timers and requests keep removed elements for a moment
      const end = Date.now() + PATIENCE_MS;
      while (hasLeaked(before, after) && Date.now() < end) after = await look();
      const counts = JSON.stringify({ before, after });
      t.diagnostic(counts);
      assert.ok(!hasLeaked(before, after), counts);
    });
  }
});
