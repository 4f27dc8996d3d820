import { useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../../../dialog/scroll-lock.ts';
import { useMedia } from '../../../host/use-media.ts';
import { raise } from '../../../popup/place/use-sheet.ts';

interface MinicartVeilProps {
  isOpen: boolean;
  onPress: () => void;
}

/** The width below which the panel is a sheet; the style sheet repeats it. */
const IS_SHEET = '(max-width: 756.98px)';

/** Makes the panel around it modal until the result is called: it has the focus, and the page does not scroll. */
function makeModal(panel: HTMLElement): () => void {
  const unlock = lockScroll();
  panel.role = 'dialog';
  panel.ariaModal = 'true';
  panel.querySelector<HTMLElement>('header > button')?.focus({ preventScroll: true });
  return () => {
    unlock();
    panel.role = null;
    panel.ariaModal = null;
  };
}

/** What lies over the page while the panel is a sheet on a phone; a press on it closes the panel. */
export function MinicartVeil({ isOpen, onPress }: MinicartVeilProps) {
  const isSheet = useMedia(IS_SHEET) && isOpen;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const veil = ref.current;
    const panel = veil?.parentElement;
    if (!isSheet || !veil || !panel) return;
    raise(veil);
    // one that is open already lies below the veil now
    if (panel.popover) raise(panel);
    return makeModal(panel);
  }, [isSheet]);
  if (!isSheet) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has Escape and the button
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      ref={ref}
      className="minicart__veil"
      part="veil"
      popover="manual"
      // the focus stays in the panel, which gives it back
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  );
}
