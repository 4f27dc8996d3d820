import { useRef, useState } from 'react';
import { useListeners } from '../../host/use-listeners.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { anchor, CLOSE_UP, clampZoom, FIT, type Point } from './zoom.ts';
import type { ZoomEngine } from './zoom-engine.ts';

/** How much a turn of the wheel zooms, by its distance in CSS pixels. */
const WHEEL_RATE = 0.005;

export interface ZoomOptions {
  readonly stage: HTMLElement | null;
  readonly current: number;
  /** Undefined while the browser scrolls the zoomed picture. */
  readonly engine: ZoomEngine | undefined;
  readonly canZoom: boolean;
}

/** The box and the image of the current picture. */
function currentOf(stage: HTMLElement | null) {
  const box = stage?.querySelector<HTMLElement>('[data-current=true]');
  const image = box?.querySelector('img');
  return box && image ? { box, image } : undefined;
}

/** The zoom of the current picture; back to 1 with another. */
export function useZoom({ stage, current, engine, canZoom }: ZoomOptions) {
  const [zoom, setZoom] = useState(FIT);
  const settle = useRef<() => void>(undefined);
  useOnChange([zoom], () => {
    settle.current?.();
    settle.current = undefined;
  });
  useOnChange([current, engine], () => setZoom(FIT));
  const zoomTo = (wanted: number, point?: Point) => {
    const next = canZoom ? clampZoom(wanted) : FIT;
    if (next === zoom) return;
    const now = currentOf(stage);
    if (engine) engine.zoomTo(next);
    else if (now) settle.current = anchor(now.box, now.image, point);
    setZoom(next);
  };
  useListeners(
    stage,
    {
      wheel(event) {
        if (!event.ctrlKey) return;
        event.preventDefault();
        zoomTo(zoom * Math.exp(-event.deltaY * WHEEL_RATE), event);
      },
    },
    { passive: false },
  );
  return {
    zoom,
    isZoomed: zoom > FIT,
    /** The zoom that the engine reports. */
    setZoom,
    zoomTo,
    toggle: (point?: Point) => zoomTo(zoom > FIT ? FIT : CLOSE_UP, point),
    pan(left: number, top: number) {
      currentOf(stage)?.box.scrollBy({ left, top, behavior: 'instant' });
    },
  };
}

export type Zoom = ReturnType<typeof useZoom>;
