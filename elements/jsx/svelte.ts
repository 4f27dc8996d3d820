// Types of the tags for templates in Svelte 5: `"types": ["shop-elements/svelte"]` in tsconfig.json.
import type { HTMLAttributes } from 'svelte/elements';
import type { ElementOf } from '../declare/element-types.ts';
import type { Declared } from '../tag-types.ts';
import type { TagListeners, TagProps } from './tag-props.ts';

type Props<D extends Declared> = Omit<HTMLAttributes<ElementOf<D>>, keyof TagProps<D>> &
  TagProps<D> &
  TagListeners<D>;

/** The tags for templates in Svelte. */
export type ShopSvelteElements = { [D in Declared as D['tag']]: Props<D> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends ShopSvelteElements {}
}
