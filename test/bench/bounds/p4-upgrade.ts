import { type Bound, BUILDS } from '../harness/bound.ts';
import { ratioRow } from '../harness/rounds.ts';
import { priceRounds } from './price-rounds.ts';

const LIMIT = 1.1;

/** P4: the upgrade of 1000 price tags, all of them activated. */
export const p4: Bound = {
  id: 'P4',
  async measure(bench) {
    const samples = await priceRounds(bench);
    return BUILDS.map(({ name }) =>
      ratioRow(samples, {
        what: `${name}: upgrade of 1000 price tags / hand-written`,
        of: `${name}: upgrade`,
        to: 'hand-written: upgrade',
        limit: LIMIT,
      }),
    );
  },
};
