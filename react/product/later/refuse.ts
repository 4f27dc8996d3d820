import { refusalText } from '../../../logic/product/later/refusal-text.ts';
import type { Product } from '../../../logic/product/product.atoms.ts';
import { productMessages } from '../../../logic/product/product.messages.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf } from '../../host/use-tag.ts';
import { type Press, tell } from '../seller.ts';
import { focusMissing } from './focus-missing.ts';

/** Refuses a press by what was in its way then, and leads to it; the text. */
export function refuse(press: Press, product: Product, env: Environment): string {
  const { buying: reason, choice } = product;
  const message = refusalText(product, textsOf(productMessages, env), env.language);
  focusMissing(press.form, reason, () => tell(press, choice, { reason, message }));
  return message;
}
