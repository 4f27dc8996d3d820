// The library's one entry for pages that take all of it: registers every tag and gives the module functions.
import type { Basket } from '../logic/basket/basket.model.ts';
import type { AdditionResult, BasketAddition } from '../logic/basket-add/basket-add.model.ts';
import { declarations } from './declarations.ts';
import { basket } from './functions/basket.ts';
import { formatDate } from './functions/date.ts';
import { dayWord } from './functions/day-word.ts';
import { registerMessages } from './functions/messages.ts';
import { navigate } from './functions/navigate.ts';
import { formatPrice } from './functions/price.ts';
import type { AdditionOptions } from './functions/request-addition.ts';
import { loadScript } from './functions/script.ts';
import { toast } from './functions/toast.ts';
import { grantTracking } from './functions/tracking.ts';
import { widgets } from './functions/widgets.ts';
import { registerElements } from './start/register.ts';
import type { ShopElementEventMap, ShopElementTagNameMap } from './tag-types.ts';

registerElements(declarations);

export type {
  AdditionOptions,
  AdditionResult,
  Basket,
  BasketAddition,
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
  registerMessages,
  toast,
  widgets,
};
