import { useLayoutEffect } from 'react';
import { rootOf } from '../../logic/platform/root-of.ts';

/** A press; scripts and assistive technology click without one. */
const PRESSES = ['pointerdown', 'click'];

/** Calls back when something outside of the element is pressed, while `active`. */
export function useOutsidePress(host: HTMLElement, active: boolean, onPress: () => void): void {
  useLayoutEffect(() => {
    if (!active) return;
    const press = (event: Event) => event.composedPath().includes(host) || onPress();
    const controller = new AbortController();
    // capture: what opens during a click must not hear of that click
    const options = { signal: controller.signal, capture: true };
    for (const type of PRESSES) document.addEventListener(type, press, options);
    return () => controller.abort();
  }, [host, active, onPress]);
}

/** Closes by Escape, by a press outside of `host` and by focus that leaves it, while it is open. */
export function useDismissal(host: HTMLElement, isOpen: boolean, close: () => void): void {
  useOutsidePress(host, isOpen, close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      const isInside = !(relatedTarget instanceof Node) || host.contains(relatedTarget);
      if (!isInside && !host.shadowRoot?.contains(relatedTarget)) close();
    };
    document.addEventListener('keydown', press, { signal });
    host.addEventListener('focusout', leave, { signal });
    return () => controller.abort();
  }, [host, isOpen, close]);
}

/**
 * Whether the element, its shadow root or a child has the focus. Unlike `:focus-within`, which ends at what is in
 * the top layer, it counts an open popover inside.
 */
export const holdsFocus = (element: Element): boolean =>
  element.contains(rootOf(element).activeElement);
