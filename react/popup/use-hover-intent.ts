import { useAtomValue } from 'jotai';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { listen } from '../../logic/platform/listen.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { holdsFocus } from './use-dismissal.ts';

/** How long a pointer hovers before a panel opens, in milliseconds. */
const HOVER_OPEN_DELAY_MS = 150;
/** How long a pointer may be outside before a panel opened by hovering closes, in milliseconds. */
const HOVER_CLOSE_DELAY_MS = 300;

interface HoverIntent {
  readonly isOpen: boolean;
  /** Whether there is something to open. */
  readonly canHover: boolean;
  /** Whether hovering opened it: only then may hovering close it. */
  readonly isByHover: RefObject<boolean>;
  readonly setOpen: (open: boolean) => void;
}

/** Opens when a fine pointer hovers over the element, and closes some time after it leaves. */
export function useHoverIntent(host: HTMLElement | null, intent: HoverIntent): void {
  const { isOpen, canHover, isByHover, setOpen } = intent;
  const { clock } = useAtomValue(platformAtom);
  /** Whether a mouse has entered before anything could open. */
  const hasCome = useRef(false);
  useLayoutEffect(() => {
    if (!host) return;
    let cancel = () => {};
    const setOpenAfter = (delayMs: number, open: boolean) => {
      cancel();
      cancel = clock.after(delayMs, () => {
        hasCome.current = false;
        isByHover.current = open;
        setOpen(open);
      });
    };
    const answer = () => {
      cancel();
      if (isOpen) hasCome.current = false;
      else if (hasCome.current && canHover) setOpenAfter(HOVER_OPEN_DELAY_MS, true);
    };
    const enter = ({ pointerType }: PointerEvent) => {
      hasCome.current = pointerType !== 'touch';
      answer();
    };
    const leave = () => {
      cancel();
      hasCome.current = false;
      const mayClose = isByHover.current && !holdsFocus(host);
      if (isOpen && mayClose) setOpenAfter(HOVER_CLOSE_DELAY_MS, false);
    };
    /** A click replaces the pending hover. */
    const onClick = () => {
      cancel();
      hasCome.current = false;
    };
    const stop = listen(host, { pointerenter: enter, click: onClick, pointerleave: leave });
    answer();
    return () => {
      cancel();
      stop();
    };
  }, [host, clock, isOpen, canHover, isByHover, setOpen]);
}
