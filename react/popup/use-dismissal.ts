import { handleAll } from '../../logic/platform/listen.ts';
import { rootOf } from '../../logic/platform/root-of.ts';
import { useListeners } from '../host/use-listeners.ts';

/** Events of a click; scripts and assistive technology fire no pointer events. */
const CLICK_EVENTS = ['pointerdown', 'click'];

/** Whether a node is in a button with a command for the element: `--toggle` itself closes what is open. */
const isInInvokerOf = ({ id }: HTMLElement, node: EventTarget | null | undefined): boolean =>
  id !== '' &&
  node instanceof Element &&
  node.closest('[commandfor]')?.getAttribute('commandfor') === id;

/** Calls back on a click outside the element, while `active`. */
export function useOutsideClick(host: HTMLElement, active: boolean, onClick: () => void): void {
  const handleClick = (event: Event) => {
    const path = event.composedPath();
    if (!path.includes(host) && !isInInvokerOf(host, path[0])) onClick();
  };
  // capture: content opened during a click must not receive that click
  useListeners(active ? document : undefined, handleAll(CLICK_EVENTS, handleClick), {
    capture: true,
  });
}

/** Closes on Escape, on a click outside `host` and when focus leaves it, while open. */
export function useDismissal(host: HTMLElement, isOpen: boolean, close: () => void): void {
  useOutsideClick(host, isOpen, close);
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
      if (isInside || host.shadowRoot?.contains(relatedTarget)) return;
      if (!isInInvokerOf(host, relatedTarget)) close();
    },
  });
}

/**
 * Whether the element, its shadow root or a child has focus. Unlike `:focus-within`, which ignores the top layer, it
 * includes an open popover inside.
 */
export const holdsFocus = (element: Element): boolean =>
  element.contains(rootOf(element).activeElement);
