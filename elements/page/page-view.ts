import { getDefaultStore } from 'jotai/vanilla';
import { dispatch } from '../../logic/page/dispatch.ts';
import { viewAtom } from '../../logic/page/view.atoms.ts';

const VIEW_ATTRIBUTE = 'data-shop-view';

/**
 * Keeps the layout view (1 to 4) on `<html data-shop-view>`, and says each change by
 * `shop-view-change` on the document (docs/specification.md#s2-layout-views).
 */
export function publishView(): void {
  const store = getDefaultStore();
  const root = document.documentElement;
  const mark = () => root.setAttribute(VIEW_ATTRIBUTE, `${store.get(viewAtom)}`);
  store.sub(viewAtom, () => {
    mark();
    dispatch(
      document,
      new CustomEvent('shop-view-change', { detail: Object.freeze({ view: store.get(viewAtom) }) }),
    );
  });
  mark();
}
