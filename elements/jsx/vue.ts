// Types of the tags for templates in Vue 3: `"types": ["shop-elements/vue"]` in tsconfig.json.
import type { AllowedComponentProps, HTMLAttributes, VNodeProps } from 'vue';
import type { EventsOf } from '../declare/element-types.ts';
import type { Declared, ShopElementEventMap } from '../tag-types.ts';
import type { TagProps } from './tag-props.ts';

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Camel<Capitalize<Tail>>}`
  : Name;

/** Vue turns `@shop-minicart-load` into the property `onShopMinicartLoad`. */
type Listeners<Events> = {
  [E in keyof Events & string as Camel<`on-${E}`>]?: ((event: Events[E]) => void) | undefined;
};

type Props<D extends Declared> = Omit<HTMLAttributes, keyof TagProps<D>> &
  VNodeProps &
  AllowedComponentProps & { slot?: string } & TagProps<D> &
  Listeners<EventsOf<D> & Pick<ShopElementEventMap, 'shop-error'>>;

/** The tags for templates in Vue. */
export type ShopVueComponents = {
  [D in Declared as D['tag']]: new () => { readonly $props: Props<D> };
};

declare module 'vue' {
  interface GlobalComponents extends ShopVueComponents {}
}
