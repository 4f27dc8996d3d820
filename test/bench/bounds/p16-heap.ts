import { type Bound, BUILDS } from '../harness/bound.ts';
import { ratioRow } from '../harness/rounds.ts';
import { priceRounds } from './price-rounds.ts';

/** P16: the heap that 1000 price tags at rest take. */
export const p16: Bound = {
  id: 'P16',
  async measure(bench) {
    const samples = await priceRounds(bench);
    return BUILDS.map(({ name }) =>
      ratioRow(samples, {
        what: `${name}: heap of 1000 price tags / hand-written`,
        of: `${name}: heap`,
        to: 'hand-written: heap',
        limit: 1.5,
        measure: 'KB',
      }),
    );
  },
};
