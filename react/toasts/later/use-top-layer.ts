import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { listen } from '../../../logic/platform/listen.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { TOASTS_SLOT, topDialogAtom } from '../../dialog/dialog-stack.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { createTemporaryPlace } from '../../moving/temporary-place.ts';
import { raise, topLayerPanelsAtom } from '../../popup/place/use-top-layer.ts';

/** The topmost modal dialog, of a tag or of the page; a toast outside it is covered and inert. */
export const topDialogOf = (): HTMLDialogElement | undefined =>
  pageStore.get(topDialogAtom) ??
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);

/**
 * Creates a container in the dialog, to be removed afterwards. In a tag's dialog it is a slotted child of
 * the tag, so that the toasts stay in the light DOM, where the page's styles and selectors find them.
 */
function createPlace(dialog: HTMLDialogElement): HTMLElement {
  const place = document.createElement('div');
  place.style.display = 'contents';
  const root = dialog.getRootNode();
  if (root instanceof ShadowRoot) {
    place.slot = TOASTS_SLOT;
    root.host.append(place);
  } else dialog.append(place);
  return place;
}

/** Keeps the element inside the topmost modal dialog while there is one, and its popover above everything else. */
export function useTopLayer(
  host: HTMLElement,
  region: RefObject<HTMLElement | null>,
  count: number,
): void {
  const [stay] = useState(() => createTemporaryPlace(host));
  const dialogBefore = useRef<Element | undefined | null>(null);
  const place = useRef<Element>(undefined);
  // each new toast looks for the page's own dialogs
  useOnChange([host, region, stay, count], () => {
    const follow = () => {
      const dialog = topDialogOf();
      if (dialog === dialogBefore.current) return;
      dialogBefore.current = dialog;
      const left = place.current;
      place.current = dialog && createPlace(dialog);
      if (place.current) stay.moveTo(place.current);
      else stay.moveBack();
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
      stay.moveBack();
      place.current?.remove();
    },
    [stay],
  );
}
