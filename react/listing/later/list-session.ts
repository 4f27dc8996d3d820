import { byHost, hostCell } from '../../../logic/state/by-host.ts';

/** The request that adds products to a list; a visit aborts it. */
export const addingCell = hostCell<AbortController | undefined>(undefined);

/** The URLs at which this document has shown a list, so that Back and Forward to them change the list alone. */
export const ownUrlsOf = byHost(() => new Set<string>());
