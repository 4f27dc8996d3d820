import { pageState } from '../../state/page-state.ts';

const POLAND = '1143020003';

/** The formats of postal codes by country: Poland's, and what the platform has said of others since. */
export const postalFormatsAtom = pageState<ReadonlyMap<string, readonly string[]>>(
  () => new Map([[POLAND, ['XX-XXX']]]),
);
