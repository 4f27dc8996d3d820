import { pageState } from '../../state/page-state.ts';

/** The platform's id of Poland, and its name in fields. */
const POLAND = ['1143020003', 'PL'];

/** The formats of postal codes by country: Poland's, and those from the platform's messages. */
export const postalFormatsAtom = pageState<ReadonlyMap<string, readonly string[]>>(
  () => new Map(POLAND.map((country) => [country, ['XX-XXX']])),
);
