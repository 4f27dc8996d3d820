import { atom } from 'jotai/vanilla';

/** The minimum widths of views 2, 3 and 4, in CSS pixels. */
const VIEW_STARTS_PX = [757, 979, 1200];
/** The debounce time of resizing, in milliseconds (docs/specification.md#s2-layout-views). */
const RESIZE_DEBOUNCE_MS = 100;

/** A layout view: 1 is mobile, 2 is tablet, 3 and 4 are desktop. */
export type LayoutView = 1 | 2 | 3 | 4;

const currentView = (): LayoutView =>
  (1 + VIEW_STARTS_PX.filter((start) => innerWidth >= start).length) as LayoutView;

const followedViewAtom = atom<LayoutView>();
followedViewAtom.onMount = (setView) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => setView(currentView());
  const debounce = () => {
    clearTimeout(timer);
    timer = setTimeout(follow, RESIZE_DEBOUNCE_MS);
  };
  follow();
  addEventListener('resize', debounce);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', debounce);
  };
};

/** The page's layout view; updates when the window has kept its size for 100 ms. */
export const viewAtom = atom((get) => get(followedViewAtom) ?? currentView());
