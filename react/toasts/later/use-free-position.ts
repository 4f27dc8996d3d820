import { useAtomValue } from 'jotai';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ToastPosition } from '../../../logic/toasts/toasts.constants.ts';
import { topDialogAtom } from '../../dialog/dialog-stack.ts';
import { sheetsAtom } from '../../popup/place/use-sheet.ts';
import { topDialogOf } from './use-top-layer.ts';

/** The position on the same side at the top of the viewport. */
const AT_TOP: Readonly<Partial<Record<ToastPosition, ToastPosition>>> = {
  bottom: 'top',
  'bottom-start': 'top-start',
  'bottom-end': 'top-end',
};

/** How much of the range between two heights a box covers, in CSS pixels. */
const overlap = ({ top, bottom }: DOMRect, [from, to]: readonly [number, number]): number =>
  Math.max(0, Math.min(bottom, to) - Math.max(top, from));

/** Whether toasts at the bottom of the viewport would cover some of an element, and at least as much as at the top. */
function wouldCover(region: HTMLElement, element: Element): boolean {
  const { left, right, height } = region.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (box.left >= right || box.right <= left) return false;
  const { clientHeight } = region.ownerDocument.documentElement;
  // the region has the same padding above and below
  const listHeight = region.firstElementChild?.getBoundingClientRect().height ?? height;
  const room = (height - listHeight) / 2;
  const atBottom = overlap(box, [clientHeight - room - listHeight, clientHeight]);
  return atBottom > 0 && atBottom >= overlap(box, [0, room + listHeight]);
}

/** The position of the toasts: the top instead of the bottom while they would cover an open panel or dialog there. */
export function useFreePosition(
  region: RefObject<HTMLElement | null>,
  wanted: ToastPosition,
): ToastPosition {
  const sheets = useAtomValue(sheetsAtom);
  const dialog = useAtomValue(topDialogAtom);
  const [isCovering, setCovering] = useState(false);
  // on each render, because more toasts are higher and the page may open its own dialogs
  useLayoutEffect(() => {
    const update = () => {
      const { current } = region;
      if (!current) return;
      const above = [...sheets, dialog ?? topDialogOf(current.ownerDocument)];
      setCovering(above.some((element) => element && wouldCover(current, element)));
    };
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  });
  return (isCovering && AT_TOP[wanted]) || wanted;
}
