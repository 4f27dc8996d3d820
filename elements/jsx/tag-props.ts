import type { EventsOf, PropertiesOf } from '../declare/element-types.ts';
import type { Kebab } from '../declare/names.ts';
import type { Declared, ShopElementEventMap } from '../tag-types.ts';

/** A value as written in JSX: strings may be numbers, numbers and booleans may be strings, and data may be JSON. */
type Written<T> =
  | T
  | (string extends T ? number : never)
  | (T extends number ? `${T}` : never)
  | (T extends boolean ? '' | 'true' | 'false' : never)
  | (T extends object ? Data<T> | string : never);

/** The same for each key of data, all of them optional, as tags also read incomplete data. */
type Data<T> = { [K in keyof T]?: Written<T[K]> };

type Values<D extends Declared> = PropertiesOf<D>;

/** The properties and attributes of a tag in JSX. */
export type TagProps<D extends Declared> = {
  [K in keyof Values<D>]?: Written<Values<D>[K]> | undefined;
} & {
  [K in keyof Values<D> & string as Kebab<K>]?: Written<Values<D>[K]> | undefined;
};

type Listener<E> = ((event: E) => void) | undefined;

/** The event listeners of a tag in JSX, such as `onshop-minicart-load`. */
export type TagListeners<D extends Declared> = {
  [E in keyof EventsOf<D> & string as `on${E}`]?: Listener<EventsOf<D>[E]>;
} & { 'onshop-error'?: Listener<ShopElementEventMap['shop-error']> };
