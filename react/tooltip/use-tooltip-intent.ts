import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { listen } from '../../logic/platform/listen.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { SHOW_DELAY_MS } from '../../logic/tooltip/tooltip.constants.ts';

interface TooltipIntent {
  /** How long the tooltip stays open after pointer and focus have left, in milliseconds. */
  readonly hideDelay: number;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Whether a touch made the event. */
export const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

type Reason = 'hover' | 'focus';

/** Shows a tooltip on hover, on focus without a click and on a tap; hides it after a delay. */
export function useTooltipIntent(host: HTMLElement, intent: TooltipIntent): void {
  const { hideDelay, show, hide } = intent;
  const { clock } = useAtomValue(platformAtom);
  useLayoutEffect(() => {
    const at = { hover: false, focus: false, press: false };
    let cancel = () => {};
    const wait = (delayMs: number, act: () => void) => {
      cancel();
      cancel = clock.after(delayMs, act);
    };
    const come = (reason: Reason, delayMs: number) => {
      at[reason] = true;
      wait(delayMs, show);
    };
    const go = (reason: Reason) => {
      at[reason] = false;
      if (!at.hover && !at.focus) wait(hideDelay, hide);
    };
    const stop = listen(host, {
      pointerenter: (event) => isTouch(event) || come('hover', SHOW_DELAY_MS),
      pointerleave(event) {
        // a click may end elsewhere or become scrolling
        at.press = false;
        if (!isTouch(event)) go('hover');
      },
      pointerdown() {
        at.press = true;
      },
      pointerup(event) {
        at.press = false;
        if (isTouch(event)) show();
      },
      focusin: () => at.press || come('focus', 0),
      focusout: () => go('focus'),
    });
    return () => {
      stop();
      cancel();
      hide();
    };
  }, [host, clock, hideDelay, show, hide]);
}
