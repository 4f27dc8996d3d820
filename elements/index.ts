// The entry of the whole library: registers every tag and exports the functions.
import { declarations } from './declarations.ts';
import {
  type AdditionOptions,
  type AdditionResult,
  type Basket,
  type BasketAddition,
  basket,
  dayWord,
  formatDate,
  formatPrice,
  grantTracking,
  loadScript,
  navigate,
  type ProductHandle,
  product,
  registerMessages,
  toast,
  widgets,
} from './functions.ts';
import { registerElements } from './start/register.ts';
import type { ShopElementEventMap, ShopElementTagNameMap } from './tag-types.ts';

registerElements(declarations);

export type {
  AdditionOptions,
  AdditionResult,
  Basket,
  BasketAddition,
  ProductHandle,
  ShopElementEventMap,
  ShopElementTagNameMap,
};
export {
  basket,
  dayWord,
  declarations,
  formatDate,
  formatPrice,
  grantTracking,
  loadScript,
  navigate,
  product,
  registerMessages,
  toast,
  widgets,
};
