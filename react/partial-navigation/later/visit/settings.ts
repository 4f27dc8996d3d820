import type { ElementFailure } from '../../../host/environment.ts';

/** What the tag says about its visits, and how it tells of them. */
export interface VisitSettings {
  readonly regions: readonly string[];
  /** The parts of a page that the platform is asked for. */
  readonly render: readonly string[];
  readonly timeout: number;
  readonly transition: boolean;
  /** Whether pages of another kind are shown as well. */
  readonly otherKinds: boolean;
  onStart(detail: { url: string }): boolean;
  onEnd(detail: { url: string }): void;
  onError(detail: { url: string; code: string }): void;
  /** Dispatches `shop-error`. */
  fail(failure: ElementFailure): void;
}
