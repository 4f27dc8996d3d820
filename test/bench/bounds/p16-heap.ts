import type { Bound } from '../harness/bound.ts';
import { ratioRow } from '../harness/rounds.ts';
import { priceRounds } from './price-rounds.ts';

const LIMITS = { React: 1, lite: 0.7 } as const;

/** P16: the heap size of 1000 price tags. */
export const p16: Bound = {
  id: 'P16',
  async measure(bench) {
    const samples = await priceRounds(bench);
    return Object.entries(LIMITS).map(([name, limit]) =>
      ratioRow(samples, {
        what: `${name}: heap of 1000 price tags / stock r2wc`,
        of: `${name}: heap`,
        to: 'stock r2wc: heap',
        limit,
        measure: 'KB',
      }),
    );
  },
};
