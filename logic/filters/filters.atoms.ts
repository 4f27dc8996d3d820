import { atom } from 'jotai/vanilla';
import { SHOPPER_TIMEOUT_MS, withQuery } from '../platform/http.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { hostState } from '../state/by-host.ts';

/** The URL of the filters whose list is shown or requested; undefined for those that the page was loaded with. */
export const appliedUrlAtomOf = hostState<string | undefined>(undefined);

/** The URL of the numbers of products for each choice of a filtered list (docs/platform.md#filters). */
export const countsUrl = (url: string): string =>
  withQuery(url, 'getProductXML=true&xmlType=filtering');

interface Wanted {
  /** The URL of the filtered list. */
  readonly url: string;
  readonly signal: AbortSignal;
}

/** Fetches the numbers of products as XML; rejects with `PlatformError`. */
export const fetchCountsAtom = atom(null, (get, _set, { url, signal }: Wanted) =>
  get(platformAtom).fetchText(countsUrl(url), {
    subject: 'filters',
    signal,
    timeoutMs: SHOPPER_TIMEOUT_MS,
  }),
);
