import type { KeyboardEvent } from 'react';
import { type SlidePosition, slideAfterKey } from '../../slides/slide-after-key.ts';
import type { Zoom } from './use-zoom.ts';
import { CLOSE_UP, FIT } from './zoom.ts';

/** How far an arrow key scrolls the zoomed picture, in CSS pixels. */
const PAN_PX = 80;
const PAN: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-PAN_PX, 0]],
  ['ArrowRight', [PAN_PX, 0]],
  ['ArrowUp', [0, -PAN_PX]],
  ['ArrowDown', [0, PAN_PX]],
]);

interface KeyOptions {
  readonly zoom: Zoom;
  readonly position: SlidePosition;
  readonly isRightToLeft: boolean;
  readonly goTo: (index: number) => void;
}

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, video, a') !== null;

/** Zooms by a key; returns false for other keys. */
function zoomByKey(key: string, target: EventTarget, zoom: Zoom): boolean {
  if (key === '+' || key === '=') zoom.zoomTo(zoom.zoom * CLOSE_UP);
  else if (key === '-') zoom.zoomTo(zoom.zoom / CLOSE_UP);
  else if (key === '0') zoom.zoomTo(FIT);
  else if (key === 'Enter' && !isControl(target)) zoom.toggle();
  else return false;
  return true;
}

/** Scrolls the zoomed picture, or shows another one; returns false for other keys. */
function moveByKey(key: string, { zoom, position, isRightToLeft, goTo }: KeyOptions): boolean {
  const way = zoom.isZoomed ? PAN.get(key) : undefined;
  const index = slideAfterKey(key, position, isRightToLeft);
  if (way) zoom.pan(...way);
  else if (index !== undefined) goTo(index);
  return way !== undefined || index !== undefined;
}

/** Whether a key is for a video, which has keys of its own, or for the browser. */
const isOthers = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  target instanceof HTMLVideoElement || ctrlKey || metaKey || altKey;

/** The keys of the dialog; Escape is the browser's. */
export const keyHandler =
  (options: KeyOptions) =>
  (event: KeyboardEvent): void => {
    if (isOthers(event)) return;
    const { key, target } = event;
    const isUsed = moveByKey(key, options) || zoomByKey(key, target, options.zoom);
    if (isUsed) event.preventDefault();
  };
