import type { AnyDeclaration } from '../declare/declaration.ts';
import { eventName } from '../declare/names.ts';

/** Dispatches an event. Returns false if it was cancelled. */
export type EventProp = (detail?: object) => boolean;

/** The `onVerb` props of an element. Each dispatches its event from the element, with a frozen detail. */
export function createEventProps(
  host: HTMLElement,
  { tag, events }: AnyDeclaration,
): Readonly<Record<string, EventProp>> {
  const entries = Object.entries(events).map(([prop, { cancelable }]): [string, EventProp] => {
    const name = eventName(tag, prop);
    const init = { bubbles: true, composed: true, cancelable };
    return [
      prop,
      (detail) =>
        host.dispatchEvent(new CustomEvent(name, { ...init, detail: Object.freeze(detail) })),
    ];
  });
  return Object.fromEntries(entries);
}
