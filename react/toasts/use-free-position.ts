import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ToastPosition } from '../../logic/toasts/toasts.constants.ts';
import { topDialogAtom } from '../shared/dialog-stack.ts';
import { useAtomValue } from '../shared/use-atom.ts';
import { sheetsAtom } from '../shared/use-sheet.ts';
import { topDialogOf } from './use-top-layer.ts';

/** At the top of the window, at the same side. */
const AT_TOP: Readonly<Partial<Record<ToastPosition, ToastPosition>>> = {
  bottom: 'top',
  'bottom-start': 'top-start',
  'bottom-end': 'top-end',
};

/** Whether toasts at the bottom of the window would cover a part of something. */
function wouldCover(region: HTMLElement, element: Element): boolean {
  const { left, right, height } = region.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const { clientHeight } = region.ownerDocument.documentElement;
  return (
    box.height > 0 && box.bottom > clientHeight - height && box.left < right && box.right > left
  );
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
