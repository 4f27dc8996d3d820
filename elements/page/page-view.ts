import { viewAtom } from '../../logic/page/view.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';

const VIEW_ATTRIBUTE = 'data-shop-view';

/**
 * Keeps the layout view (1 to 4) in `<html data-shop-view>`, and dispatches `shop-view-change` on the document for each
 * change (docs/specification.md#s2-layout-views).
 */
export function publishView(): void {
  const root = document.documentElement;
  const mark = () => root.setAttribute(VIEW_ATTRIBUTE, `${pageStore.get(viewAtom)}`);
  pageStore.sub(viewAtom, () => {
    mark();
    const detail = Object.freeze({ view: pageStore.get(viewAtom) });
    document.dispatchEvent(new CustomEvent('shop-view-change', { detail, bubbles: true }));
  });
  mark();
}
