import { hostState } from '../state/by-host.ts';

/** What has changed in the list, for announcements. */
export type ListingStatus =
  /** Another list is shown, of `count` products. */
  | { readonly kind: 'products'; readonly count: number }
  /** Products were added. */
  | {
      readonly kind: 'loaded';
      readonly count: number;
      readonly shown: number;
      readonly total: number | undefined;
    }
  /** The list was loaded again, as its order had changed. */
  | { readonly kind: 'reordered' };

/** The side of the list that products are added to. */
export type Side = 'next' | 'previous';

/** A request of a list that failed, to be repeated: a visit of a URL, or adding products. */
export type FailedRequest = { readonly url: string } | { readonly side: Side };

export interface ListingState {
  readonly status: ListingStatus | undefined;
  readonly failed: FailedRequest | undefined;
  /** The side that products are being added to. */
  readonly adding: Side | undefined;
}

/** The requests of a list and their results. */
export const listingStateAtomOf = hostState<ListingState>({
  status: undefined,
  failed: undefined,
  adding: undefined,
});

/** A page of the list that is shown; more than one after products were added. */
export interface ListPage {
  readonly url: string;
  /** Its first product. */
  readonly first: Element;
  /** The position of its first product in the whole list, from 1. */
  readonly from: number;
  /** The URL of the page before it. */
  readonly previous: string | undefined;
}

/** The pages of a list that are shown, in order; empty while it shows the one of the document. */
export const listPagesAtomOf = hostState<readonly ListPage[]>([]);
