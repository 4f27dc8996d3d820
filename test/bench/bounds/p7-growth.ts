import type { Bound, Row } from '../harness/bound.ts';
import { interleave, type Samples, samplesOf } from '../harness/rounds.ts';
import { exponent, median } from '../harness/statistics.ts';
import { withTags } from './price-rounds.ts';
import { OURS } from './price-variants.ts';

const COUNTS = [300, 1000, 3000] as const;
const LIMIT = 1.05;

const GIVEN = OURS.flatMap((variant) => COUNTS.map((count) => ({ variant, count, eager: true })));

function growthRow(samples: Samples, name: string): Row {
  const costs = COUNTS.map((count) => samplesOf(samples, `${name} ${count}`));
  const exponentOf = (costOf: (values: readonly number[]) => number) =>
    exponent(COUNTS.map((count, at) => [count, costOf(costs[at] ?? [])]));
  const each = (costs[0] ?? []).map((_, round) =>
    exponentOf((values) => values[round] ?? Number.NaN),
  );
  return {
    what: `${name}: exponent of the upgrade's growth, 300 to 3000 tags`,
    measured: exponentOf(median),
    limit: LIMIT,
    unit: '',
    spread: [Math.min(...each), Math.max(...each)],
    detail: costs.map((values) => `${median(values).toFixed(0)} ms`).join(', '),
  };
}

/** P7: the growth of the upgrade's cost with the number of price tags. */
export const p7: Bound = {
  id: 'P7',
  async measure(bench) {
    const samples = await interleave(GIVEN, (given, put) =>
      withTags(bench, given, async (page) => {
        const cost = await page.cost(() => page.call('upgrade', given.count));
        put(`${given.variant.name} ${given.count}`, cost);
      }),
    );
    return OURS.map(({ name }) => growthRow(samples, name));
  },
};
