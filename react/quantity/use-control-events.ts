import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { useLatest } from '../host/use-latest.ts';
import { useListeners } from '../host/use-listeners.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { isModified } from '../light-dom/is-modified.ts';
import {
  asksForMore,
  isOpen,
  isOurs,
  type QuantityControl,
  replaceByInput,
} from './quantity-control.ts';
import type { Quantity } from './use-quantity.ts';

/** What the shopper types stays as it is until that long after the last key. */
const DEBOUNCE_MS = 500;

/** How many steps a key goes. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

/** The steps that a key asks for; a select has its own keys. */
function stepsOf(event: KeyboardEvent, control: QuantityControl): number | undefined {
  if (event.defaultPrevented || isModified(event)) return undefined;
  const isInput = control instanceof HTMLInputElement && isOpen(control);
  return isInput ? STEPS.get(event.key) : undefined;
}

/** Follows what the shopper does in the control. */
export function useControlEvents(control: QuantityControl | undefined, quantity: Quantity): void {
  const { clock } = useAtomValue(platformAtom);
  const stop = useRef(() => {});
  const settle = () => {
    stop.current();
    quantity.settle();
  };
  const latest = useLatest(settle);
  // before the listeners of the page, which then hear of the quantity in force
  const first = { capture: true };
  useListeners(
    control,
    {
      input(event) {
        if (isOurs(event)) return;
        stop.current();
        quantity.touch();
        stop.current = clock.after(DEBOUNCE_MS, () => latest.current());
      },
      change(event) {
        if (!control || isOurs(event)) return;
        if (asksForMore(control)) replaceByInput(control, quantity.last());
        else settle();
      },
      keydown(event) {
        const steps = control && stepsOf(event, control);
        if (steps === undefined) return;
        event.preventDefault();
        quantity.step(steps);
      },
    },
    first,
  );
  // the wheel is for the page, also where the pointer happens to be over the input
  useListeners(control, { wheel: () => control?.blur() }, { passive: true });
  useListeners(control && document, {
    reset(event) {
      const isOwn = event.target === control?.form && !event.defaultPrevented;
      // `reset` fires before the values change
      if (isOwn) setTimeout(() => quantity.restart());
    },
  });
  // the browser has restored what was typed
  useListeners(control && window, { pageshow: settle });
  useOnChange([clock, control], () => () => stop.current());
}
