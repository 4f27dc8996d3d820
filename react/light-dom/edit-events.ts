/** The events that we fire, to distinguish them from those of the shopper. */
const ours = new WeakSet<Event>();

/** Whether we have fired the event. */
export const isOurs = (event: Event): boolean => ours.has(event);

/** Fires the event that the browser fires after typing (`input`) or when that has ended (`change`). */
export function fire(control: HTMLElement, type: 'input' | 'change'): void {
  const event = new Event(type, { bubbles: true, composed: type === 'input' });
  ours.add(event);
  control.dispatchEvent(event);
}
