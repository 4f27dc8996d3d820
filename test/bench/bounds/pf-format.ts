import type { Bound, Row } from '../harness/bound.ts';
import { inFreshPage } from '../harness/browser.ts';
import { interleave, samplesOf } from '../harness/rounds.ts';
import { median } from '../harness/statistics.ts';

const LIMIT = 1;
const WRITERS = ['writeOurs', 'writeIntl'] as const;

/** PF: 100,000 prices by `formatPrice()`, compared with one `Intl.NumberFormat` that is kept. */
export const pf: Bound = {
  id: 'PF',
  async measure({ browser, server }) {
    const samples = await interleave(WRITERS, (writer, put) =>
      inFreshPage(browser, `${server.origin}/formats`, async (page) => {
        await page.call('load');
        put(writer, await page.cost(() => page.call(writer)));
      }),
    );
    const [ours, intl] = WRITERS.map((writer) => samplesOf(samples, writer));
    const ratios = (ours ?? []).map((cost, round) => cost / (intl?.[round] ?? Number.NaN));
    const row: Row = {
      what: '100,000 prices by formatPrice(), to a kept Intl.NumberFormat',
      measured: median(ratios),
      limit: LIMIT,
      unit: '×',
      spread: [Math.min(...ratios), Math.max(...ratios)],
      detail: `${median(ours ?? []).toFixed(0)} ms, ${median(intl ?? []).toFixed(0)} ms`,
    };
    return [row];
  },
};
