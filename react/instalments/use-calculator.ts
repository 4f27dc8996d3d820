import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { basketSum, isPrintedInForce } from '../../logic/instalments/basket-sum.model.ts';
import { calculatorLink } from '../../logic/instalments/calculator-link.ts';
import { currencySymbol, isOtherCurrency } from '../../logic/instalments/currency.model.ts';
import {
  type InstalmentsPlan,
  type InstalmentsScope,
  type InstalmentsTerms,
  instalmentsPlan,
  isOpenOffer,
  type Offer,
  quantityOf,
} from '../../logic/instalments/instalments.model.ts';
import { type Decimal, formatDecimal } from '../../logic/money/decimal.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import type { Buying } from '../../logic/product/buying.ts';
import type { Product } from '../../logic/product/product.model.ts';
import { useBasket } from '../basket-context/use-basket.ts';
import { useIntent } from '../host/use-intent.ts';
import { useModuleOnClick } from '../host/use-module-on-click.ts';
import { controlValue, useControlValue } from '../light-dom/control/use-control-value.ts';
import { readAgain } from '../product-context/product-actions.ts';
import { useProduct } from '../product-context/use-product.ts';
import type { InstalmentsProps } from './instalments.props.ts';

/** The price and the quantity at a moment. */
interface TermsOfMoment {
  readonly terms: InstalmentsTerms;
  readonly quantity: Decimal;
}

/** The states in which a product shows a text instead of a price. */
const WITHOUT_PRICE: readonly Buying[] = ['sold-out', 'on-request'];

/** The unit price of a product in the price type of the page; undefined if it cannot be bought. */
const priceOf = ({ offer, buying }: Product): Decimal | undefined =>
  WITHOUT_PRICE.includes(buying) ? undefined : offer?.price?.value;

/** The product that the element follows; undefined if it has its own price, or is about the basket. */
function useFollowed({ env, for: id, ...own }: InstalmentsProps): Product | undefined {
  const product = useProduct(env, id);
  const hasOwn = own.price !== undefined || own.priceNet !== undefined;
  return hasOwn || own.context === 'basket' ? undefined : product;
}

/** The price and the quantity: the element's own, else those of its product. Scripts change both without an event. */
function useTerms(props: InstalmentsProps) {
  const { env, quantityInput } = props;
  const product = useFollowed(props);
  useControlValue(env, quantityInput);
  const termsBy = (followed: Product | undefined): TermsOfMoment => {
    const typed = quantityOf(controlValue(quantityInput));
    if (!followed) return { terms: props, quantity: typed };
    const { choice, bounds } = followed;
    const quantity = quantityInput ? typed : (choice.quantity ?? bounds.min);
    return { terms: { ...props, price: priceOf(followed) }, quantity };
  };
  const recorded = product?.record?.currency;
  return {
    shown: termsBy(product),
    now: () => termsBy(product && readAgain(product)),
    currency: props.currency ?? (typeof recorded === 'string' ? recorded : undefined),
  };
}

/** The values of one render, with a plan for the current quantity. */
interface PlanOfMoment {
  /** Undefined without a price. */
  readonly plan: InstalmentsPlan | undefined;
  /** The plan for the quantity that the input has now: scripts set it without an event. */
  readonly planNow: () => InstalmentsPlan | undefined;
  /** The currency shown with amounts. */
  readonly currency: string;
}

/** The plan for the product, the quantity and the basket. */
function usePlan(props: InstalmentsProps): PlanOfMoment {
  const { env, priceType } = props;
  const { config, host } = env;
  // a cached page has the basket of another shopper
  const isCached = config.isCached === true;
  const page = useBasket(isCached);
  const { shown, now, currency: code } = useTerms(props);
  const { totalPrice, basketCount, basketCost, basketCostNet } = props;
  const printed = { totalPrice, basketCount, basketCost, basketCostNet };
  const currency = currencySymbol(code, config);
  const isForeign = (prices: readonly string[]) =>
    code !== undefined && isOtherCurrency([code, currency], prices, config);
  const isPrinted = !isCached && isPrintedInForce(host, printed, page.basket);
  const basket = basketSum({ printed, page, priceType }, isPrinted, isForeign);
  const planBy = (terms: TermsOfMoment) => instalmentsPlan({ ...terms, basket });
  return { plan: planBy(shown), planNow: () => planBy(now()), currency };
}

const loadDialog = async () => (await import('./later/InstalmentsDialog.tsx')).InstalmentsDialog;

const NO_LINK =
  '[shop] shop-instalments: "link" is no http(s) or site-relative address, and the page has not taken over "shop-instalments-run".';

/** The click handler: opens the calculator directly, or a dialog to choose the amount. */
export function useCalculator(props: InstalmentsProps, fallbackLink: string | undefined) {
  const { env, onRun, link = fallbackLink } = props;
  const { page } = useAtomValue(platformAtom);
  const { plan, planNow, currency } = usePlan(props);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isNear] = useIntent(env.host);
  const dialog = useModuleOnClick(env, loadDialog, plan !== undefined && !plan.direct && isNear);

  const run = ({ amount: decimal, scope }: Offer) => {
    const amount = decimal && formatDecimal(decimal);
    const to = calculatorLink(link, amount);
    setAsking(false);
    if (!onRun({ amount, link: to, scope })) return;
    if (to) return page.follow(to);
    setFailed(true);
    env.fail({ code: 'link', message: NO_LINK });
  };
  const openCalculator = () => {
    setFailed(false);
    const direct = planNow()?.direct;
    if (direct) return run(direct);
    dialog.handleClick({ act: () => setAsking(true), otherwise: () => setFailed(true) });
  };
  /** Opens the calculator for a choice of the dialog; a choice that is no longer available only re-renders. */
  const choose = (scope: InstalmentsScope) => {
    const offer = planNow()?.offers.find((one) => one.scope === scope);
    if (offer && isOpenOffer(offer)) run(offer);
    else refresh({});
  };
  const [, refresh] = useState({});
  return {
    plan,
    currency,
    hasFailed,
    isAsking: isAsking && plan !== undefined,
    Dialog: dialog.module,
    openCalculator,
    choose,
    close: () => setAsking(false),
  };
}
