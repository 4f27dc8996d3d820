import { useLayoutEffect, useRef } from 'react';
import { isTouch } from './use-tooltip-intent.ts';

const isLink = (node: EventTarget): boolean =>
  node instanceof HTMLAnchorElement && node.href !== '';

/** Whether a press by pointer, not by key, is about to open a link. */
const leadsAway = (event: MouseEvent): boolean =>
  event.detail > 0 && event.composedPath().some(isLink);

/** Keeps the tap that shows a tooltip from opening a link, so that it can be read; the next tap opens the link. */
export function useFirstTap(host: HTMLElement, isShown: boolean): void {
  const shown = useRef(isShown);
  shown.current = isShown;
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let isFirst = false;
    // at the click the tooltip may already show
    const press = (event: PointerEvent) => {
      isFirst = isTouch(event) && !shown.current;
    };
    const click = (event: MouseEvent) => {
      if (isFirst && leadsAway(event)) event.preventDefault();
      isFirst = false;
    };
    host.addEventListener('pointerdown', press, { signal });
    host.addEventListener('click', click, { signal });
    return () => controller.abort();
  }, [host]);
}
