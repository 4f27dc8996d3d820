type Events = HTMLElementEventMap & DocumentEventMap & WindowEventMap;
export type Target = EventTarget | null | undefined;

/** A method type is bivariant: its parameter may be a subtype of `Event`, such as the page's own events. */
type Handler = { handle(event: Event): unknown }['handle'];

/** Event handlers by event type. */
export type Handlers = { readonly [T in keyof Events]?: (event: Events[T]) => unknown } & {
  readonly [T in `shop-${string}`]?: Handler;
};

/** One handler for several event types. */
export const handleAll = (types: readonly string[], handler: (event: Event) => unknown): Handlers =>
  Object.fromEntries(types.map((type) => [type, handler]));

/** Adds event listeners to the target. The result removes them. */
export function listen(
  target: Target,
  handlers: Handlers,
  options?: AddEventListenerOptions,
): () => void {
  const controller = new AbortController();
  for (const [type, handler] of Object.entries(handlers)) {
    target?.addEventListener(type, handler as EventListener, {
      ...options,
      signal: controller.signal,
    });
  }
  return () => controller.abort();
}

/** Calls back after the size of an element has changed, and once for each rendered one. The result stops that. */
export function followSizes(
  elements: Iterable<Element | null>,
  callback: ResizeObserverCallback,
): () => void {
  const observer = new ResizeObserver(callback);
  for (const element of elements) if (element) observer.observe(element);
  return () => observer.disconnect();
}

/** One function that calls several, such as the functions that remove listeners; undefined ones are skipped. */
export const together =
  (functions: Iterable<(() => void) | undefined>): (() => void) =>
  () => {
    for (const one of functions) one?.();
  };
