// Types of the tags for TSX in React 19: `"types": ["shop-elements/react"]` in tsconfig.json.
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { ElementOf } from '../declare/element-types.ts';
import type { Declared } from '../tag-types.ts';
import type { TagListeners, TagProps } from './tag-props.ts';

type Props<D extends Declared> = Omit<HTMLAttributes<ElementOf<D>>, keyof TagProps<D>> &
  ClassAttributes<ElementOf<D>> &
  TagProps<D> &
  TagListeners<D> & { class?: string | undefined };

/** The tags for JSX in React. */
export type ShopReactElements = { [D in Declared as D['tag']]: Props<D> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ShopReactElements {}
  }
}
