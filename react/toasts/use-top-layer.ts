import { getDefaultStore } from 'jotai/vanilla';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { topDialogAtom } from '../shared/dialog-stack.ts';
import { createOuting } from '../shared/outing.ts';

/** The modal dialog on top, ours or the page's own: outside of it nobody sees, hears or reaches a toast. */
const topDialogOf = (page: Document): HTMLDialogElement | undefined =>
  getDefaultStore().get(topDialogAtom) ??
  [...page.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);

/** Shows the popover above all that is there; a browser without popovers has its `z-index`. */
function raise(popover: HTMLElement | null): void {
  if (!popover?.showPopover || !popover.isConnected) return;
  if (popover.matches(':popover-open')) popover.hidePopover();
  popover.showPopover();
}

/** Keeps the element inside the top modal dialog while there is one, and its popover above all. */
export function useTopLayer(
  host: HTMLElement,
  region: RefObject<HTMLElement | null>,
  count: number,
): void {
  const [outing] = useState(() => createOuting(host));
  const place = useRef<Element | undefined | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's own dialogs are looked for with each new toast
  useLayoutEffect(() => {
    const page = host.ownerDocument;
    const follow = () => {
      const dialog = topDialogOf(page);
      if (dialog === place.current) return;
      place.current = dialog;
      if (dialog) outing.goTo(dialog);
      else outing.goHome();
      raise(region.current);
    };
    follow();
    const stopFollowing = getDefaultStore().sub(topDialogAtom, follow);
    page.addEventListener('close', follow, true);
    return () => {
      stopFollowing();
      page.removeEventListener('close', follow, true);
    };
  }, [host, region, outing, count]);
  useLayoutEffect(() => () => outing.goHome(), [outing]);
}
