import { type ListingState, listingStateAtomOf } from '../../../logic/listing/listing.atoms.ts';
import { byHost, hostCell } from '../../../logic/state/by-host.ts';
import { pageStore } from '../../../logic/state/page-state.ts';

/** The request that adds products to a list; a visit aborts it. */
export const addingCell = hostCell<AbortController | undefined>(undefined);

/** The URLs at which this document has shown a list, so that Back and Forward to them change the list alone. */
export const ownUrlsOf = byHost(() => new Set<string>());

/** Changes some properties of the state of a list. */
export const updateListing = (host: HTMLElement, change: Partial<ListingState>): void =>
  pageStore.set(listingStateAtomOf(host), (state) => ({ ...state, ...change }));
