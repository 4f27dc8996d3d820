import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { useLatest } from '../host/use-latest.ts';
import {
  asksForMore,
  isOpen,
  isOurs,
  type QuantityControl,
  replaceByInput,
} from './quantity-control.ts';
import type { Quantity } from './use-quantity.ts';

/** What the shopper types stays as it is until that long after the last key. */
const CALM_MS = 500;

/** How many steps a key goes. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

/** The steps that a key asks for; a select has its own keys. */
function stepsOf(event: Event, control: QuantityControl): number | undefined {
  if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return undefined;
  const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  const isInput = control instanceof HTMLInputElement && isOpen(control);
  return isPlain && isInput ? STEPS.get(event.key) : undefined;
}

/** Follows what the shopper does in the control. */
export function useControlEvents(control: QuantityControl | undefined, quantity: Quantity): void {
  const { clock } = useAtomValue(platformAtom);
  const latest = useLatest(quantity);
  useLayoutEffect(() => {
    if (!control) return;
    const controller = new AbortController();
    const { signal } = controller;
    let stop = () => {};
    const settle = () => {
      stop();
      latest.current.settle();
    };
    const listen = (type: string, listener: (event: Event) => void) =>
      // before the listeners of the page, which then hear of the quantity in force
      control.addEventListener(type, (event) => isOurs(event) || listener(event), {
        signal,
        capture: true,
      });
    listen('input', () => {
      stop();
      latest.current.touch();
      stop = clock.after(CALM_MS, settle);
    });
    listen('change', () => {
      if (asksForMore(control)) replaceByInput(control, latest.current.last());
      else settle();
    });
    listen('keydown', (event) => {
      const steps = stepsOf(event, control);
      if (steps === undefined) return;
      event.preventDefault();
      latest.current.step(steps);
    });
    // the wheel is for the page, also where the pointer happens to be over the input
    control.addEventListener('wheel', () => control.blur(), { signal, passive: true });
    document.addEventListener(
      'reset',
      (event) => {
        const isOwn = event.target === control.form && !event.defaultPrevented;
        // `reset` fires before the values change
        if (isOwn) setTimeout(() => latest.current.restart());
      },
      { signal },
    );
    // the browser has restored what was typed
    document.defaultView?.addEventListener('pageshow', settle, { signal });
    return () => {
      stop();
      controller.abort();
    };
  }, [clock, control]);
}
