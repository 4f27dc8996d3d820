import { useLayoutEffect } from 'react';

/** A press; scripts and assistive technology click without one. */
const PRESSES = ['pointerdown', 'click'];

/** Calls back when something outside of the element is pressed, while `active`. */
export function useOutsidePress(host: HTMLElement, active: boolean, onPress: () => void): void {
  useLayoutEffect(() => {
    if (!active) return;
    const page = host.ownerDocument;
    const press = (event: Event) => event.composedPath().includes(host) || onPress();
    for (const type of PRESSES) page.addEventListener(type, press);
    return () => {
      for (const type of PRESSES) page.removeEventListener(type, press);
    };
  }, [host, active, onPress]);
}
