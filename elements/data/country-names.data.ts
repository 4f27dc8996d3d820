import * as v from 'valibot';
import type { DataDocs } from './data-docs.ts';
import { text } from './values.ts';

/** The names of countries. */
export const countryNamesData: DataDocs = {
  title: 'The names of countries, by the codes of the region cookies',
  schema: v.record(v.string(), text('The name of the country.')),
  minimal: { PL: 'Polska' },
  full: { PL: 'Polska', DE: 'Niemcy' },
};
