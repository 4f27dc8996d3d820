// Types of the tags for TSX in Preact: `"types": ["shop-elements/preact"]` in tsconfig.json.
import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { ElementOf } from '../declare/element-types.ts';
import type { Declared } from '../tag-types.ts';
import type { TagListeners, TagProps } from './tag-props.ts';

type Props<D extends Declared> = Omit<HTMLAttributes<ElementOf<D>>, keyof TagProps<D>> &
  ClassAttributes<ElementOf<D>> &
  TagProps<D> &
  TagListeners<D>;

/** The tags for JSX in Preact. */
export type ShopPreactElements = { [D in Declared as D['tag']]: Props<D> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends ShopPreactElements {}
  }
}
