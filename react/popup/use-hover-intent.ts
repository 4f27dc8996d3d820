import { type RefObject, useLayoutEffect } from 'react';
import { HOVER_CLOSE_DELAY_MS, HOVER_OPEN_DELAY_MS } from '../../logic/page/hover.constants.ts';
import type { Clock } from '../../logic/platform/clock.ts';
import { holdsFocus } from './holds-focus.ts';

interface HoverIntent {
  readonly clock: Clock;
  readonly isOpen: boolean;
  /** Whether there is something to open. */
  readonly canHover: boolean;
  /** Whether hovering opened it: only then may it close what is open. */
  readonly isByHover: RefObject<boolean>;
  readonly setOpen: (open: boolean) => void;
}

/** Opens when a fine pointer rests on the element, and closes some time after it has left. */
export function useHoverIntent(host: HTMLElement | null, intent: HoverIntent): void {
  const { clock, isOpen, canHover, isByHover, setOpen } = intent;
  useLayoutEffect(() => {
    if (!host) return;
    let cancel = () => {};
    const setOpenAfter = (delayMs: number, open: boolean) => {
      cancel();
      cancel = clock.after(delayMs, () => {
        isByHover.current = open;
        setOpen(open);
      });
    };
    const enter = ({ pointerType }: PointerEvent) => {
      cancel();
      if (!isOpen && canHover && pointerType !== 'touch') setOpenAfter(HOVER_OPEN_DELAY_MS, true);
    };
    const leave = () => {
      cancel();
      const mayClose = isByHover.current && !holdsFocus(host);
      if (isOpen && mayClose) setOpenAfter(HOVER_CLOSE_DELAY_MS, false);
    };
    host.addEventListener('pointerenter', enter);
    host.addEventListener('pointerleave', leave);
    return () => {
      cancel();
      host.removeEventListener('pointerenter', enter);
      host.removeEventListener('pointerleave', leave);
    };
  }, [host, clock, isOpen, canHover, isByHover, setOpen]);
}
