// The functions of the package, for scripts that register no tag.
import type { Basket } from '../logic/basket/basket.model.ts';
import type { AdditionResult, BasketAddition } from '../logic/basket-add/basket-add.model.ts';
import type { AdditionOptions } from '../react/basket-add/addition.ts';
import { basket } from './functions/basket.ts';
import { formatDate } from './functions/date.ts';
import { dayWord } from './functions/day-word.ts';
import { registerMessages } from './functions/messages.ts';
import { navigate } from './functions/navigate.ts';
import { formatPrice } from './functions/price.ts';
import { type ProductHandle, product } from './functions/product.ts';
import { loadScript } from './functions/script.ts';
import { toast } from './functions/toast.ts';
import { widgets } from './functions/widgets.ts';
import { grantTracking } from './page/consent-event.ts';

export type { AdditionOptions, AdditionResult, Basket, BasketAddition, ProductHandle };
export {
  basket,
  dayWord,
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
