// The tags in TSX of React 19; for types only: `"types": ["shop-elements/react"]` in tsconfig.json.
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { ElementOf } from '../declare/element-types.ts';
import type { Declared } from '../tag-types.ts';
import type { TagListeners, TagProps } from './tag-props.ts';

type Props<D extends Declared> = Omit<HTMLAttributes<ElementOf<D>>, keyof TagProps<D>> &
  ClassAttributes<ElementOf<D>> &
  TagProps<D> &
  TagListeners<D> & { class?: string | undefined };

/** The tags that JSX of React knows. */
export type ShopReactElements = { [D in Declared as D['tag']]: Props<D> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ShopReactElements {}
  }
}
