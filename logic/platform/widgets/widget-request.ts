export type WidgetKey =
  | 'Projector'
  | 'Basket'
  | 'Wishlist'
  | 'Comparers'
  | 'Snippets'
  | 'ToplayersAndWidgets';

/** A request to the data loader: parameters by key (docs/specification.md#s3-widget-batch). */
export type WidgetRequest = Readonly<Partial<Record<WidgetKey, unknown>>>;

/** The answer, by the keys of the request; each feature parses its own part. */
export type WidgetResponse = Readonly<Record<string, unknown>>;

export interface WidgetOptions {
  readonly signal?: AbortSignal | undefined;
  /** Whether cached data are requested again. */
  readonly refresh?: boolean | undefined;
}

/** Requests widget data in one batch per task; rejects with `PlatformError`. */
export type RequestWidgets = (
  request: WidgetRequest,
  options?: WidgetOptions,
) => Promise<WidgetResponse>;

/** The name of the call in error messages. */
export const WIDGET_BATCH = 'widget batch';
