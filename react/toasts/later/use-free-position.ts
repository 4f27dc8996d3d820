import { useAtomValue } from 'jotai';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { listen } from '../../../logic/platform/listen.ts';
import type { ToastPosition } from '../../../logic/toasts/toasts.constants.ts';
import { topDialogAtom } from '../../dialog/dialog-stack.ts';
import { topLayerPanelsAtom } from '../../popup/position/use-top-layer.ts';
import { topDialogOf } from './use-top-layer.ts';

/** The position at the other end of the viewport. */
const OPPOSITE: Readonly<Record<ToastPosition, ToastPosition>> = {
  bottom: 'top',
  'bottom-start': 'top-start',
  'bottom-end': 'top-end',
  top: 'bottom',
  'top-start': 'bottom-start',
  'top-end': 'bottom-end',
};

/** How much of the range between two heights a box covers, in CSS pixels. */
const overlap = ({ top, bottom }: DOMRect, [from, to]: readonly [number, number]): number =>
  Math.max(0, Math.min(bottom, to) - Math.max(top, from));

/** Whether toasts at the position would cover some of an element, and at least as much as at the opposite one. */
function wouldCover(region: HTMLElement, element: Element, position: ToastPosition): boolean {
  const { left, right, height } = region.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (box.left >= right || box.right <= left) return false;
  const { clientHeight } = document.documentElement;
  // the region has equal padding above and below
  const listHeight = region.firstElementChild?.getBoundingClientRect().height ?? height;
  const room = (height - listHeight) / 2;
  const atBottom = overlap(box, [clientHeight - room - listHeight, clientHeight]);
  const atTop = overlap(box, [0, room + listHeight]);
  const [here, there] = position.startsWith('top') ? [atTop, atBottom] : [atBottom, atTop];
  return here > 0 && here >= there;
}

interface FreePosition {
  readonly wanted: ToastPosition;
  /** The focused element outside the toasts. */
  readonly outside: RefObject<EventTarget | null | undefined>;
}

/** The position of the toasts: the opposite one if they would cover the focused element, an open panel or a dialog. */
export function useFreePosition(
  region: RefObject<HTMLElement | null>,
  { wanted, outside }: FreePosition,
): ToastPosition {
  const sheets = useAtomValue(topLayerPanelsAtom);
  const dialog = useAtomValue(topDialogAtom);
  const [isCovering, setCovering] = useState(false);
  // on each render, because more toasts are higher and the page may open its own dialogs
  useLayoutEffect(() => {
    const update = () => {
      const { current } = region;
      if (!current) return;
      const { current: focused } = outside;
      const isControl = focused instanceof Element && focused !== document.body;
      const above = [...sheets, dialog ?? topDialogOf(), isControl ? focused : undefined];
      setCovering(above.some((element) => element && wouldCover(current, element, wanted)));
    };
    update();
    return listen(window, { resize: update, focusin: update });
  });
  return isCovering ? OPPOSITE[wanted] : wanted;
}
