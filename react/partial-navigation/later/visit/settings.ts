import type { ElementFailure } from '../../../host/environment.ts';

/** The attributes and events of the element that a visit uses. */
export interface VisitSettings {
  readonly regions: readonly string[];
  /** The regions of a page requested from the platform. */
  readonly render: readonly string[];
  readonly timeout: number;
  readonly transition: boolean;
  /** Whether pages of another kind are shown. */
  readonly otherKinds: boolean;
  onStart(detail: { url: string }): boolean;
  onEnd(detail: { url: string }): void;
  onError(detail: { url: string; code: string }): void;
  /** Dispatches `shop-error`. */
  fail(failure: ElementFailure): void;
}
