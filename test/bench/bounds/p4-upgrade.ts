import type { Bound } from '../harness/bound.ts';
import { ratioRow } from '../harness/rounds.ts';
import { priceRounds } from './price-rounds.ts';

const COMPARED = [
  { of: 'React', to: 'stock r2wc', limit: 1.05 },
  { of: 'lite', to: 'stock r2wc', limit: 0.65 },
  { of: 'lite', to: 'hand-written', limit: 1.5 },
];

/** P4: the upgrade of 1000 price tags, all of them activated. */
export const p4: Bound = {
  id: 'P4',
  async measure(bench) {
    const samples = await priceRounds(bench);
    return COMPARED.map(({ of, to, limit }) =>
      ratioRow(samples, {
        what: `${of}: upgrade of 1000 price tags / ${to}`,
        of: `${of}: upgrade`,
        to: `${to}: upgrade`,
        limit,
      }),
    );
  },
};
