// Types of the tags for TSX in Solid: `"types": ["shop-elements/solid"]` in tsconfig.json.
import type { JSX } from 'solid-js';
import type { ElementOf, EventsOf } from '../declare/element-types.ts';
import type { Declared, ShopElementEventMap } from '../tag-types.ts';
import type { TagProps } from './tag-props.ts';

/** Solid prefixes the events of custom elements: `on:shop-minicart-load`. */
type Listeners<D extends Declared> = {
  [E in keyof EventsOf<D> & string as `on:${E}`]?: ((event: EventsOf<D>[E]) => void) | undefined;
} & { 'on:shop-error'?: ((event: ShopElementEventMap['shop-error']) => void) | undefined };

type Props<D extends Declared> = Omit<JSX.HTMLAttributes<ElementOf<D>>, keyof TagProps<D>> &
  TagProps<D> &
  Listeners<D>;

/** The tags for JSX in Solid. */
export type ShopSolidElements = { [D in Declared as D['tag']]: Props<D> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends ShopSolidElements {}
  }
}
