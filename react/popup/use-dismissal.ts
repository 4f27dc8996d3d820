import { handleAll } from '../../logic/platform/listen.ts';
import { rootOf } from '../../logic/platform/root-of.ts';
import { useListeners } from '../host/use-listeners.ts';

/** A press; scripts and assistive technology click without one. */
const PRESSES = ['pointerdown', 'click'];

/** Calls back when something outside of the element is pressed, while `active`. */
export function useOutsidePress(host: HTMLElement, active: boolean, onPress: () => void): void {
  const press = (event: Event) => event.composedPath().includes(host) || onPress();
  // capture: what opens during a click must not hear of that click
  useListeners(active ? document : undefined, handleAll(PRESSES, press), { capture: true });
}

/** Closes by Escape, by a press outside of `host` and by focus that leaves it, while it is open. */
export function useDismissal(host: HTMLElement, isOpen: boolean, close: () => void): void {
  useOutsidePress(host, isOpen, close);
  useListeners(isOpen ? document : undefined, {
    keydown(event) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    },
  });
  useListeners(isOpen ? host : undefined, {
    focusout({ relatedTarget }) {
      const isInside = !(relatedTarget instanceof Node) || host.contains(relatedTarget);
      if (!isInside && !host.shadowRoot?.contains(relatedTarget)) close();
    },
  });
}

/**
 * Whether the element, its shadow root or a child has the focus. Unlike `:focus-within`, which ends at what is in
 * the top layer, it counts an open popover inside.
 */
export const holdsFocus = (element: Element): boolean =>
  element.contains(rootOf(element).activeElement);
