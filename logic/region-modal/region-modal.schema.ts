import * as v from 'valibot';
import { TEXT } from '../wire/accepted.ts';
import { annotated, described } from '../wire/described.ts';

/** The names of countries. */
export const CountryNamesSchema = annotated(
  v.record(v.string(), described(v.string(), 'The name of the country.', TEXT)),
  {
    title: 'The names of countries, by the codes of the region cookies',
    minimal: { PL: 'Polska' },
    full: { PL: 'Polska', DE: 'Niemcy' },
  },
);
