import type { LayoutView } from '../logic/page/view.atoms.ts';
import type { ToastOptions } from '../logic/toasts/toasts.model.ts';
import type { declarations } from './declarations.ts';
import type { ElementOf, EventsOf, PropertiesOf } from './declare/element-types.ts';

/** The union of all tag declarations. */
export type Declared = (typeof declarations)[number];
type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (
  i: infer I,
) => void
  ? I
  : never;

/** The elements by tag. */
export type ShopElementTagNameMap = { [D in Declared as D['tag']]: ElementOf<D> };

/** The values of the attributes by tag and property. */
export type ShopElementPropertiesMap = { [D in Declared as D['tag']]: PropertiesOf<D> };

/** The events of all tags by name. */
export type ShopElementEventMap = UnionToIntersection<EventsOf<Declared>> & {
  'shop-error': CustomEvent<{ code: string | number; message: string; cause?: unknown }>;
  'shop-view-change': CustomEvent<{ view: LayoutView }>;
};

declare global {
  interface HTMLElementTagNameMap extends ShopElementTagNameMap {}
  interface HTMLElementEventMap extends ShopElementEventMap {}
  interface DocumentEventMap extends ShopElementEventMap {
    'shop-toast': CustomEvent<ToastOptions & { message: string }>;
  }
}
