import type { EventsOf, PropertiesOf } from '../declare/element-types.ts';
import type { Kebab } from '../declare/names.ts';
import type { Declared, ShopElementEventMap } from '../tag-types.ts';

/** A value as JSX may write it: any text also as a number, numbers and flags also as text, data also as JSON. */
type Written<T> =
  | T
  | (string extends T ? number : never)
  | (T extends number ? `${T}` : never)
  | (T extends boolean ? '' | 'true' | 'false' : never)
  | (T extends object ? string : never);

type Values<D extends Declared> = PropertiesOf<D>;

/** The properties of a tag, and its attributes, in JSX. */
export type TagProps<D extends Declared> = {
  [K in keyof Values<D>]?: Written<Values<D>[K]> | undefined;
} & {
  [K in keyof Values<D> & string as Kebab<K>]?: Written<Values<D>[K]> | undefined;
};

type Listener<E> = ((event: E) => void) | undefined;

/** The listeners of a tag's events in JSX, such as `onshop-minicart-load`. */
export type TagListeners<D extends Declared> = {
  [E in keyof EventsOf<D> & string as `on${E}`]?: Listener<EventsOf<D>[E]>;
} & { 'onshop-error'?: Listener<ShopElementEventMap['shop-error']> };
