import type { Bound } from '../harness/bound.ts';
import { ratioRow } from '../harness/rounds.ts';
import { priceRounds } from './price-rounds.ts';

/** What each build is compared with: React users would use stock r2wc, size-conscious ones hand-written code. */
const COMPARED = [
  { name: 'React', to: 'stock r2wc', limit: 0.95 },
  { name: 'lite', to: 'hand-written', limit: 1.3 },
] as const;

/** P4: the upgrade of 1000 price tags, all of them activated. */
export const p4: Bound = {
  id: 'P4',
  async measure(bench) {
    const samples = await priceRounds(bench);
    return COMPARED.map(({ name, to, limit }) =>
      ratioRow(samples, {
        what: `${name}: upgrade of 1000 price tags / ${to}`,
        of: `${name}: upgrade`,
        to: `${to}: upgrade`,
        limit,
      }),
    );
  },
};
