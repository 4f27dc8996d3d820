import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Zoom } from './use-zoom.ts';

/** Within this time a second tap belongs to the first, in milliseconds. */
const DOUBLE_TAP_MS = 400;
/** A mouse that moves less clicks. */
const CLICK_PX = 4;

interface PointerOptions {
  readonly zoom: Zoom;
  /** Whether the engine handles taps. */
  readonly isDriven: boolean;
  readonly onClose: () => void;
}

const isOn = ({ target }: MouseEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** A click or a double tap zooms, a mouse drags the zoomed picture, and a click beside the picture closes. */
export function usePointer({ zoom, isDriven, onClose }: PointerOptions) {
  const gesture = useRef({
    isTouch: false,
    moved: 0,
    tappedAt: Number.NEGATIVE_INFINITY,
    x: 0,
    y: 0,
  });
  const tap = (event: MouseEvent) => {
    const { isTouch, tappedAt } = gesture.current;
    gesture.current.tappedAt = event.timeStamp;
    if (!isTouch || event.timeStamp - tappedAt < DOUBLE_TAP_MS) zoom.toggle(event);
  };
  const clickBeside = () => {
    if (!zoom.isZoomed) onClose();
  };
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      gesture.current = { ...gesture.current, isTouch: pointerType === 'touch', moved: 0, x, y };
    },
    onPointerMove(event: PointerEvent) {
      const { buttons, clientX, clientY } = event;
      if (gesture.current.isTouch || isDriven || !zoom.isZoomed || buttons !== 1) return;
      // browsers disagree about the unit of movementX
      const [right, down] = [clientX - gesture.current.x, clientY - gesture.current.y];
      Object.assign(gesture.current, { x: clientX, y: clientY });
      gesture.current.moved += Math.abs(right) + Math.abs(down);
      zoom.pan(-right, -down);
      // not before: a click would then be on the row instead of the picture
      if (gesture.current.moved > CLICK_PX) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onClick(event: MouseEvent) {
      if (gesture.current.moved > CLICK_PX || isOn(event, '.video')) return;
      if (!isOn(event, '.slide__picture')) clickBeside();
      else if (!isDriven) tap(event);
    },
  };
}
