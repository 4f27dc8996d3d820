import { pageState } from '../../state/page-state.ts';

/** The platform's id of Poland, and the name that fields may have for it. */
const POLAND = ['1143020003', 'PL'];

/** The formats of postal codes by country: Poland's, and those that the platform named since. */
export const postalFormatsAtom = pageState<ReadonlyMap<string, readonly string[]>>(
  () => new Map(POLAND.map((country) => [country, ['XX-XXX']])),
);
