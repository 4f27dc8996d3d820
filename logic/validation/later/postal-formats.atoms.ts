import { pageState } from '../../state/page-state.ts';

const POLAND = '1143020003';

/** The formats of postal codes by country: Poland's, and those that the platform named since. */
export const postalFormatsAtom = pageState<ReadonlyMap<string, readonly string[]>>(
  () => new Map([[POLAND, ['XX-XXX']]]),
);
