import { useLayoutEffect } from 'react';

/** A press; scripts and assistive technology click without one. */
const PRESSES = ['pointerdown', 'click'];

/** Calls back when something outside of the element is pressed, while `active`. */
export function useOutsidePress(host: HTMLElement, active: boolean, onPress: () => void): void {
  useLayoutEffect(() => {
    if (!active) return;
    const page = host.ownerDocument;
    const press = (event: Event) => event.composedPath().includes(host) || onPress();
    const controller = new AbortController();
    // capture: what opens during a click must not hear of that click
    const options = { signal: controller.signal, capture: true };
    for (const type of PRESSES) page.addEventListener(type, press, options);
    return () => controller.abort();
  }, [host, active, onPress]);
}
