import { useAtomValue } from 'jotai';
import { basketStateAtom } from '../../logic/basket/basket-state.atoms.ts';
import { basketSum, isPrintedInForce } from '../../logic/instalments/basket-sum.model.ts';
import { currencySymbol, isOtherCurrency } from '../../logic/instalments/currency.model.ts';
import {
  type InstalmentsPlan,
  instalmentsPlan,
} from '../../logic/instalments/instalments.model.ts';
import type { InstalmentsProps } from './instalments.props.ts';
import { type TermsOfMoment, useTerms } from './use-terms.ts';

/** Values of one rendering, and what becomes of them with the quantity of the moment. */
interface PlanOfMoment {
  /** Undefined without a price. */
  readonly plan: InstalmentsPlan | undefined;
  /** The plan by what the quantity input has now: scripts set it without an event. */
  readonly planNow: () => InstalmentsPlan | undefined;
  /** The sign beside amounts. */
  readonly currency: string;
}

/** The answer to a press, by the product, the quantity and the basket. */
export function usePlan(props: InstalmentsProps): PlanOfMoment {
  const { env, priceType } = props;
  const { config, host } = env;
  const page = useAtomValue(basketStateAtom);
  const { shown, now, currency: code } = useTerms(props);
  const { totalPrice, basketCount, basketCost, basketCostNet } = props;
  const printed = { totalPrice, basketCount, basketCost, basketCostNet };
  const currency = currencySymbol(code, config);
  const isForeign = (prices: readonly string[]) =>
    code !== undefined && isOtherCurrency([code, currency], prices, config);
  const isKept = isPrintedInForce(host, printed, page.basket);
  const basket = basketSum({ printed, page, priceType }, isKept, isForeign);
  const planBy = (terms: TermsOfMoment) => instalmentsPlan({ ...terms, basket });
  return { plan: planBy(shown), planNow: () => planBy(now()), currency };
}
