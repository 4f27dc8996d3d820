import { afterLongWaitAtom } from '../../../../logic/partial-navigation/partial-navigation.atoms.ts';
import { pageStore } from '../../../../logic/state/page-state.ts';

type Cover = HTMLElement & {
  show?(): void;
  hide?(): void;
  readonly updateComplete?: Promise<void>;
};

/** Covers the page in 300 ms with its `<shop-loading-cover>`, if it has one; the result takes the cover away. */
export function coverLater(): () => Promise<void> {
  let cover: Cover | null = null;
  const cancel = pageStore.set(afterLongWaitAtom, () => {
    cover = document.querySelector<Cover>('shop-loading-cover');
    cover?.show?.();
  });
  return async () => {
    cancel();
    const shown = cover;
    cover = null;
    shown?.hide?.();
    await shown?.updateComplete;
  };
}
