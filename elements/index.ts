// The library's one entry for pages that take all of it: registers every tag and gives the module functions.
import { declarations } from './declarations.ts';
import { basket } from './functions/basket.ts';
import { registerMessages } from './functions/messages.ts';
import { formatPrice } from './functions/price.ts';
import { loadScript } from './functions/script.ts';
import { toast } from './functions/toast.ts';
import { grantTracking } from './functions/tracking.ts';
import { widgets } from './functions/widgets.ts';
import { registerElements } from './register.ts';
import type { ShopElementEventMap, ShopElementTagNameMap } from './tag-types.ts';

registerElements(declarations);

export type { ShopElementEventMap, ShopElementTagNameMap };
export {
  basket,
  declarations,
  formatPrice,
  grantTracking,
  loadScript,
  registerMessages,
  toast,
  widgets,
};
