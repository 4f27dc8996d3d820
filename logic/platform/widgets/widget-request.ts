export type WidgetKey =
  | 'Projector'
  | 'Basket'
  | 'Wishlist'
  | 'Comparers'
  | 'Snippets'
  | 'ToplayersAndWidgets';

/** A request to the data loader: parameters by key (docs/specification.md#s3-widget-batch). */
export type WidgetRequest = Readonly<Partial<Record<WidgetKey, unknown>>>;

/** Its answer, by the keys of the request; a feature parses the part that it needs. */
export type WidgetResponse = Readonly<Record<string, unknown>>;

export interface WidgetOptions {
  readonly signal?: AbortSignal | undefined;
  /** Asks again for what is known. */
  readonly refresh?: boolean | undefined;
}

/** Asks for widget data together with all who ask in the same task; rejects with `PlatformError`. */
export type RequestWidgets = (
  request: WidgetRequest,
  options?: WidgetOptions,
) => Promise<WidgetResponse>;

/** The name of the call in error texts. */
export const WIDGET_BATCH = 'widget batch';
