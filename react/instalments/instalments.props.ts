import type { PrintedBasket } from '../../logic/instalments/basket-sum.model.ts';
import type { CalculatorRun, InstalmentsTerms } from '../../logic/instalments/instalments.model.ts';
import type { Environment } from '../host/environment.ts';

/** Props of the component of `shop-instalments`. */
export interface InstalmentsProps extends InstalmentsTerms, PrintedBasket {
  env: Environment;
  name: string | undefined;
  link: string | undefined;
  currency: string | undefined;
  quantityInput: string | undefined;
  for: string | undefined;
  onRun: (detail: CalculatorRun) => boolean;
}
