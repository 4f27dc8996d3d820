import { pageStore } from '../../logic/state/page-state.ts';
import { basketToastsAtom } from '../../logic/toasts/basket-toasts.atoms.ts';

const areThere = (): boolean => pageStore.get(basketToastsAtom).length > 0;

/** Adds `<shop-toasts>` to a page that has none, when the first toast about the basket is queued. */
export function provideToasts(): void {
  pageStore.sub(basketToastsAtom, async () => {
    if (!areThere()) return;
    // if it fails to load, the message stays queued for a tag of the page
    const later = await import('./later/add-toasts.ts').catch(() => undefined);
    if (areThere()) later?.addToasts();
  });
}
