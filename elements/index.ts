import { declarations } from './declarations.ts';
import { registerElements } from './register.ts';

registerElements(declarations);

export type { ShopElementEventMap, ShopElementTagNameMap } from './tag-types.ts';
export { declarations };
