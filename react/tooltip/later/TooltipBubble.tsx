import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Placement } from '../../../logic/tooltip/tooltip.constants.ts';
import type { Environment } from '../../host/environment.ts';
import { useListeners } from '../../host/use-listeners.ts';
import { useStyles } from '../../host/use-tag.ts';
import { positionBeside } from '../../popup/position/position-beside.ts';
import { holdsFocus, useOutsideClick } from '../../popup/use-dismissal.ts';
import tooltipCss from './tooltip.css';

/**
 * Calls back on Escape while `active`. With pointer or focus on the element, the key does nothing else, so that a dialog
 * around it stays open. After they have left, it also closes what opened before the tooltip hides.
 */
function useEscape(host: HTMLElement, active: boolean, onEscape: () => void): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    if (host.matches(':hover') || holdsFocus(host)) event.preventDefault();
    onEscape();
  };
  // before any other listener
  useListeners(active ? document : undefined, { keydown: onKeyDown }, { capture: true });
}

/** How a bubble is placed beside its trigger. */
interface BubbleOptions {
  readonly isShown: boolean;
  readonly trigger: HTMLElement;
  readonly placement: Placement;
  readonly offset: number;
}

/** Shows the bubble in the top layer, and keeps it beside its trigger. */
function useBubble(ref: RefObject<HTMLElement | null>, options: BubbleOptions): void {
  const { isShown, trigger, placement, offset } = options;
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!isShown || !bubble?.isConnected) return;
    bubble.showPopover();
    const leave = positionBeside(bubble, () => trigger, { placement, align: 'middle', offset });
    return () => {
      leave();
      bubble.hidePopover();
    };
  }, [ref, isShown, trigger, placement, offset]);
}

interface TooltipBubbleProps extends BubbleOptions {
  env: Environment;
  /** The name of the slot that holds the text. */
  slot: string;
  hide: () => void;
}

/** The bubble around the text, loaded when the shopper first approaches. */
export function TooltipBubble({ env, slot, hide, ...options }: TooltipBubbleProps) {
  const { host } = env;
  const { isShown } = options;
  const ref = useRef<HTMLDivElement>(null);
  useStyles(env, tooltipCss);
  useBubble(ref, options);
  useOutsideClick(host, isShown, hide);
  useEscape(host, isShown, hide);
  return (
    <div ref={ref} className="tooltip" part="bubble" popover="manual" hidden={!isShown}>
      <slot name={slot} />
    </div>
  );
}
