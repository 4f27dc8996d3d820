import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { listen } from '../../../logic/platform/listen.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { TOASTS_SLOT, topDialogAtom } from '../../dialog/dialog-stack.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { createTemporaryMove } from '../../moving/temporary-move.ts';
import { raise, topLayerPanelsAtom } from '../../popup/position/use-top-layer.ts';

/** The topmost modal dialog, of a tag or of the page; a toast outside it is covered and inert. */
export const topDialogOf = (): HTMLDialogElement | undefined =>
  pageStore.get(topDialogAtom) ??
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);

/**
 * Creates a container in the dialog, to be removed afterwards. In a tag's dialog it is a slotted child of
 * the tag, so that the toasts stay in the light DOM, where the page's styles and selectors find them.
 */
function createContainer(dialog: HTMLDialogElement): HTMLElement {
  const container = document.createElement('div');
  container.style.display = 'contents';
  const root = dialog.getRootNode();
  if (root instanceof ShadowRoot) {
    container.slot = TOASTS_SLOT;
    root.host.append(container);
  } else dialog.append(container);
  return container;
}

/** Keeps the element inside the topmost modal dialog while there is one, and its popover above everything else. */
export function useTopLayer(
  host: HTMLElement,
  region: RefObject<HTMLElement | null>,
  count: number,
): void {
  const [move] = useState(() => createTemporaryMove(host));
  const dialogBefore = useRef<Element | undefined | null>(null);
  const container = useRef<Element>(undefined);
  // each new toast looks for the page's own dialogs
  useOnChange([host, region, move, count], () => {
    const follow = () => {
      const dialog = topDialogOf();
      if (dialog === dialogBefore.current) return;
      dialogBefore.current = dialog;
      const left = container.current;
      container.current = dialog && createContainer(dialog);
      if (container.current) move.moveTo(container.current);
      else move.moveBack();
      left?.remove();
      raise(region.current);
    };
    follow();
    const stopFollowing = pageStore.sub(topDialogAtom, follow);
    // dialogs that the document itself opens and closes
    const stopListening = listen(document, { toggle: follow, close: follow }, { capture: true });
    return () => {
      stopListening();
      stopFollowing();
    };
  });
  // a panel that opens later would cover them
  useLayoutEffect(() => {
    const raiseAgain = () => region.current?.matches(':focus-within') || raise(region.current);
    return pageStore.sub(topLayerPanelsAtom, raiseAgain);
  }, [region]);
  useLayoutEffect(
    () => () => {
      move.moveBack();
      container.current?.remove();
    },
    [move],
  );
}
