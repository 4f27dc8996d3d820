import type { HistoryStep } from '../../../logic/platform/history/visit-history.ts';
import type { ElementFailure } from '../../host/environment.ts';
import type { Morph } from './morph-region.ts';
import type { RegionPair } from './read-page.ts';

/** A page that has just been shown. */
export interface Arrival {
  readonly url: string;
  readonly pairs: readonly RegionPair[];
  /** The traversal that has led to it; absent for a new entry. */
  readonly step: HistoryStep | undefined;
}

/** The URL of a page as it was requested, and as the platform answered it after redirects. */
export interface PageUrls {
  readonly requested: string;
  readonly answered: string;
}

/** The attributes and events of an element that a visit uses, and how the element shows pages. */
export interface VisitSettings {
  /** The regions of a page requested from the platform. */
  readonly render: readonly string[];
  readonly timeout: number;
  readonly transition: boolean;
  /** Whether pages of another kind are shown. */
  readonly otherKinds: boolean;
  /** Whether the page is covered by its `<shop-loading-cover>` during a slow visit. */
  readonly isCovered: boolean;
  /** The failures after which this page stays; after all others, the browser navigates. */
  readonly stayAfter: readonly string[];
  /** Whether Back and Forward to a URL are left to this element; omitted by the element that shows all others. */
  isOwn?(url: string): boolean;
  /** The regions of this page and of the next one. Throws `VisitError` if they do not match, and changes nothing. */
  pairRegions(next: Document, urls: PageUrls): readonly RegionPair[];
  /** Changes a region in place; without it, regions are replaced. */
  morph?(pair: RegionPair, morph: Morph): void;
  /** Scrolls and focuses. */
  arrive(arrival: Arrival): void;
  onStart(detail: { url: string }): boolean;
  onEnd(detail: { url: string }): void;
  /** Called before the browser navigates, or the element stays. */
  onError(detail: { url: string; code: string }): void;
  /** Dispatches `shop-error`. */
  fail(failure: ElementFailure): void;
}
