import { pageStore } from '../../logic/state/page-state.ts';
import { basketToastsAtom } from '../../logic/toasts/basket-toasts.atoms.ts';

const areThere = (): boolean => pageStore.get(basketToastsAtom).length > 0;

/** Gives a page without `<shop-toasts>` one, as soon as there is a toast about the basket. */
export function provideToasts(): void {
  pageStore.sub(basketToastsAtom, async () => {
    if (!areThere()) return;
    // where it does not come, the message waits for a tag of the page
    const later = await import('./later/add-toasts.ts').catch(() => undefined);
    if (areThere()) later?.addToasts();
  });
}
