import { atom, type Getter } from 'jotai/vanilla';
import { rootOf } from '../../logic/platform/root-of.ts';
import {
  type ProductEntry,
  productEntriesAtom,
} from '../../logic/product/product-entries.atoms.ts';

const TAG = 'shop-product';

/** Elements that show a product other than that of the page. */
export const ASIDE = 'dialog,[popover],shop-modal,shop-drawer,shop-product-zone';

/** The element that renders this one: its slot, its host, or its parent. */
function renderedIn(element: Element): Element | null {
  const { assignedSlot, parentElement, parentNode } = element;
  const root = parentNode instanceof ShadowRoot ? parentNode.host : null;
  return assignedSlot ?? parentElement ?? root;
}

/** The nearest matching ancestor, across shadow roots and slots. */
function around(element: Element, selector: string): Element | undefined {
  for (let one = renderedIn(element); one; one = renderedIn(one)) {
    if (one.matches(selector)) return one;
  }
  return undefined;
}

const isOfPage = ({ host, isCard }: ProductEntry): boolean => !isCard && !around(host, ASIDE);

const isBefore = (a: ProductEntry, b: ProductEntry): boolean =>
  (a.host.compareDocumentPosition(b.host) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The product of the page: the first one that is neither a card nor in a dialog. */
const pageProductAtom = atom((get) =>
  get(productEntriesAtom)
    .filter(isOfPage)
    .reduce<ProductEntry | undefined>(
      (first, entry) => (first && isBefore(first, entry) ? first : entry),
      undefined,
    ),
);

/** The element of the page's product. */
export const pageProduct = (get: Getter): HTMLElement | undefined => get(pageProductAtom)?.host;

/** The element with an id in the tree of another one, or else on the page. */
function byId(near: Element, id: string): Element | null {
  const own = rootOf(near).getElementById(id);
  return own ?? document.getElementById(id);
}

/** The `shop-product` that an element follows: by `id`, else the nearest ancestor, else that of the page. */
export function findProduct(
  element: HTMLElement,
  id: string | undefined,
  get: Getter,
): HTMLElement | undefined {
  const entries = get(productEntriesAtom);
  if (entries.length === 0) return undefined;
  if (id) {
    const named = byId(element, id);
    return entries.find(({ host, form }) => named && (host === named || form === named))?.host;
  }
  const nearest = around(element, TAG);
  if (nearest instanceof HTMLElement) return nearest;
  return pageProduct(get);
}
