import { type Bound, BUILDS } from '../harness/bound.ts';
import { ratioRow } from '../harness/rounds.ts';
import { priceRounds } from './price-rounds.ts';

const LIMIT = 1;
/** A page may set an attribute, a script a property: both have a bound. */
const WAYS = ['attribute', 'property'];

/** P6: new prices in 1000 price tags. */
export const p6: Bound = {
  id: 'P6',
  async measure(bench) {
    const samples = await priceRounds(bench);
    return BUILDS.flatMap(({ name }) =>
      WAYS.map((way) =>
        ratioRow(samples, {
          what: `${name}: a new price in 1000 tags by ${way} / Lit`,
          of: `${name}: ${way}`,
          to: `Lit: ${way}`,
          limit: LIMIT,
        }),
      ),
    );
  },
};
