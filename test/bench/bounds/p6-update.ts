import type { Bound } from '../harness/bound.ts';
import { ratioRow } from '../harness/rounds.ts';
import { priceRounds } from './price-rounds.ts';

const COMPARED = [
  { name: 'React', to: 'stock r2wc', limit: 0.7 },
  { name: 'lite', to: 'Lit', limit: 1 },
] as const;
/** A page may set an attribute, a script a property: both have a bound. */
const WAYS = ['attribute', 'property'];

/** P6: new prices in 1000 price tags. */
export const p6: Bound = {
  id: 'P6',
  async measure(bench) {
    const samples = await priceRounds(bench);
    return COMPARED.flatMap(({ name, to, limit }) =>
      WAYS.map((way) =>
        ratioRow(samples, {
          what: `${name}: a new price in 1000 tags by ${way} / ${to}`,
          of: `${name}: ${way}`,
          to: `${to}: ${way}`,
          limit,
        }),
      ),
    );
  },
};
