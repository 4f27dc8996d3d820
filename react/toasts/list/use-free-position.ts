import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ToastPosition } from '../../../logic/toasts/toasts.constants.ts';
import { topDialogAtom } from '../../dialog/dialog-stack.ts';
import { useAtomValue } from '../../host/use-atom.ts';
import { sheetsAtom } from '../../popup/place/use-sheet.ts';
import { topDialogOf } from './use-top-layer.ts';

/** At the top of the window, at the same side. */
const AT_TOP: Readonly<Partial<Record<ToastPosition, ToastPosition>>> = {
  bottom: 'top',
  'bottom-start': 'top-start',
  'bottom-end': 'top-end',
};

/** How much of the height from `top` to `bottom` an element covers, in pixels. */
const overlap = ({ top, bottom }: DOMRect, [from, to]: readonly [number, number]): number =>
  Math.max(0, Math.min(bottom, to) - Math.max(top, from));

/** Whether toasts at the bottom of the window would cover a part of something, and as much as at the top. */
function wouldCover(region: HTMLElement, element: Element): boolean {
  const { left, right, height } = region.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (box.left >= right || box.right <= left) return false;
  const { clientHeight } = region.ownerDocument.documentElement;
  // the toasts have the same room above and below
  const listHeight = region.firstElementChild?.getBoundingClientRect().height ?? height;
  const room = (height - listHeight) / 2;
  const atBottom = overlap(box, [clientHeight - room - listHeight, clientHeight]);
  return atBottom > 0 && atBottom >= overlap(box, [0, room + listHeight]);
}

/** Where toasts show: at the top instead of the bottom while they would cover an open panel or dialog there. */
export function useFreePosition(
  region: RefObject<HTMLElement | null>,
  wanted: ToastPosition,
): ToastPosition {
  const sheets = useAtomValue(sheetsAtom);
  const dialog = useAtomValue(topDialogAtom);
  const [isCovering, setCovering] = useState(false);
  // with each render: more toasts are higher, and the page opens dialogs of its own
  useLayoutEffect(() => {
    const look = () => {
      const { current } = region;
      if (!current) return;
      const above = [...sheets, dialog ?? topDialogOf(current.ownerDocument)];
      setCovering(above.some((element) => element && wouldCover(current, element)));
    };
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  });
  return (isCovering && AT_TOP[wanted]) || wanted;
}
