import { type Bound, BUILDS } from '../harness/bound.ts';
import { ratioRow } from '../harness/rounds.ts';
import { priceRounds } from './price-rounds.ts';

/** P5: the upgrade of 1000 price tags, 14 of them in the viewport. */
export const p5: Bound = {
  id: 'P5',
  async measure(bench) {
    const samples = await priceRounds(bench);
    return BUILDS.map(({ name }) =>
      ratioRow(samples, {
        what: `${name}: upgrade of 1000 price tags, 14 in view / stock r2wc`,
        of: `${name}: visible`,
        to: 'stock r2wc: upgrade',
        limit: 0.12,
      }),
    );
  },
};
