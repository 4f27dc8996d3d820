import type { Bound } from '../harness/bound.ts';
import { inNewPage } from '../harness/browser.ts';
import { interleave, ratioRow } from '../harness/rounds.ts';

const LIMIT = 1;
const WRITERS = ['writeOurs', 'writeIntl'] as const;

/** PF: 100,000 prices by `formatPrice()`, compared with one cached `Intl.NumberFormat`. */
export const pf: Bound = {
  id: 'PF',
  async measure({ browser, server }) {
    const samples = await interleave(WRITERS, (writer, put) =>
      inNewPage(browser, `${server.origin}/formats`, async (page) => {
        await page.call('load');
        put(writer, await page.cost(() => page.call(writer)));
      }),
    );
    const what = '100,000 prices by formatPrice(), to a kept Intl.NumberFormat';
    return [ratioRow(samples, { what, of: WRITERS[0], to: WRITERS[1], limit: LIMIT })];
  },
};
