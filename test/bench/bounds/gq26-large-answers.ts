import type { Bench, Bound } from '../harness/bound.ts';
import { inNewPage } from '../harness/browser.ts';
import { interleave, medianRow } from '../harness/rounds.ts';

const LIMIT_MS = 200;
const CPU_SLOWDOWN = 4;

const ANSWERS = [
  { what: 'the largest answer that is read, 2 MiB', bytes: 2_097_152, isRead: true },
  { what: 'an answer of 5 MB, which is refused', bytes: 5_000_000, isRead: false },
];
type Answer = (typeof ANSWERS)[number];

async function measureTask({ browser, server }: Bench, { bytes, isRead }: Answer): Promise<number> {
  return inNewPage(browser, `${server.origin}/answers`, async (page) => {
    await page.call('prepare', bytes);
    await page.slowDown(CPU_SLOWDOWN);
    const products = await page.call('ask');
    if ((products !== undefined) !== isRead) {
      throw new Error(`[bench] An answer of ${bytes} bytes gave ${products} products.`);
    }
    return Number(await page.call('longestTask'));
  });
}

/** GQ-26 (docs/faults.md#gq-26): the longest task that a response of the platform causes on a slow phone. */
export const gq26: Bound = {
  id: 'GQ-26',
  async measure(bench) {
    const samples = await interleave(ANSWERS, async (answer, put) =>
      put(answer.what, await measureTask(bench, answer)),
    );
    return ANSWERS.map(({ what }) =>
      medianRow(samples, what, {
        what: `${what}: its longest task at ${CPU_SLOWDOWN}× throttle`,
        limit: LIMIT_MS,
      }),
    );
  },
};
