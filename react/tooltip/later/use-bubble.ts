import { type RefObject, useLayoutEffect } from 'react';
import type { Placement } from '../../../logic/tooltip/tooltip.constants.ts';
import { standBeside } from '../../popup/place/stand-beside.ts';

/** How a bubble is placed beside its trigger. */
export interface BubbleOptions {
  readonly isShown: boolean;
  readonly trigger: HTMLElement;
  readonly placement: Placement;
  readonly offset: number;
}

/** Shows the bubble in the top layer, where nothing clips it, and keeps it beside its trigger. */
export function useBubble(ref: RefObject<HTMLElement | null>, options: BubbleOptions): void {
  const { isShown, trigger, placement, offset } = options;
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!isShown || !bubble?.isConnected) return;
    // browsers without popovers use the z-index
    bubble.showPopover?.();
    const leave = standBeside(bubble, () => trigger, { placement, align: 'middle', offset });
    return () => {
      leave();
      bubble.hidePopover?.();
    };
  }, [ref, isShown, trigger, placement, offset]);
}
