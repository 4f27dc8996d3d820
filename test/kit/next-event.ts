const PATIENCE_MS = 30_000;

/** The next event with this name, typed by it; rejects after 30 s with the name. */
export function nextEvent<Name extends keyof GlobalEventHandlersEventMap>(
  target: EventTarget,
  name: Name,
): Promise<GlobalEventHandlersEventMap[Name]>;
export function nextEvent(target: EventTarget, name: string): Promise<CustomEvent<unknown>>;
export function nextEvent(target: EventTarget, name: string): Promise<Event> {
  return new Promise((resolve, reject) => {
    const impatience = setTimeout(
      () => reject(new Error(`Expected the event ${name} but it was not dispatched.`)),
      PATIENCE_MS,
    );
    const settle = (event: Event): void => {
      clearTimeout(impatience);
      resolve(event);
    };
    target.addEventListener(name, settle, { once: true });
  });
}

/** Collects every event with this name from now on. */
export function eventsOf(target: EventTarget, name: string): readonly Event[] {
  const events: Event[] = [];
  target.addEventListener(name, (event) => events.push(event));
  return events;
}
