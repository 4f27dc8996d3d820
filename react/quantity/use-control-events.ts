import { useDebounced } from '../host/use-debounced.ts';
import { useListeners } from '../host/use-listeners.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { isOurs } from '../light-dom/edit-events.ts';
import { isModified } from '../light-dom/is-modified.ts';
import { hasMoreOption, isOpen, type QuantityControl, replaceByInput } from './quantity-control.ts';
import type { Quantity } from './use-quantity.ts';

/** The delay after the last key before a typed value is corrected, in milliseconds. */
const DEBOUNCE_MS = 500;

/** The number of steps of each key. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

/** The steps of a key; a select handles its own keys. */
function stepsOf(event: KeyboardEvent, control: QuantityControl): number | undefined {
  if (event.defaultPrevented || isModified(event)) return undefined;
  const isInput = control instanceof HTMLInputElement && isOpen(control);
  return isInput ? STEPS.get(event.key) : undefined;
}

/** Accepts a quantity that a script has chosen for the product; the tag's own writes are known. */
function followScript({ value }: QuantityControl, quantity: Quantity): void {
  if (value === quantity.last()) return;
  quantity.touch();
  quantity.settle('script');
}

/** A browser steps a focused number input after the event of the wheel, unless the input is read-only. */
function ignoreWheel(control: QuantityControl): void {
  if (!(control instanceof HTMLInputElement) || control.readOnly) return;
  control.readOnly = true;
  setTimeout(() => {
    control.readOnly = false;
  });
}

/** Handles the shopper's edits of the control. */
export function useControlEvents(control: QuantityControl | undefined, quantity: Quantity): void {
  const later = useDebounced(DEBOUNCE_MS, () => quantity.settle());
  const settle = () => {
    later.stop();
    quantity.settle();
  };
  // before the page's own listeners, which then read the corrected quantity
  const first = { capture: true };
  useListeners(
    control,
    {
      input(event) {
        if (isOurs(event)) return;
        quantity.touch();
        later.schedule();
      },
      change(event) {
        if (!control) return;
        if (isOurs(event)) followScript(control, quantity);
        else if (hasMoreOption(control)) replaceByInput(control, quantity.last());
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
  // the wheel scrolls the page, even over the input
  useListeners(control, { wheel: () => control && ignoreWheel(control) }, { passive: true });
  useListeners(control && document, {
    reset(event) {
      const isOwn = event.target === control?.form && !event.defaultPrevented;
      // `reset` fires before the values change
      if (isOwn) setTimeout(() => quantity.restart());
    },
  });
  // the browser has restored a typed value
  useListeners(control && window, { pageshow: settle });
  useOnChange([control], () => later.stop);
}
