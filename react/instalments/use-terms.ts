import { type InstalmentsTerms, quantityOf } from '../../logic/instalments/instalments.model.ts';
import { type Decimal, formatDecimal } from '../../logic/money/decimal.ts';
import type { Buying } from '../../logic/product/buying.ts';
import type { Product } from '../../logic/product/product.model.ts';
import { controlValue, useControlValue } from '../light-dom/control/use-control-value.ts';
import { readAgain } from '../product-context/product-actions.ts';
import { useProduct } from '../product-context/use-product.ts';
import type { InstalmentsProps } from './instalments.props.ts';

/** What is to be paid, at a moment. */
export interface TermsOfMoment {
  readonly terms: InstalmentsTerms;
  readonly quantity: Decimal;
}

/** What is said of a product instead of its price. */
const WITHOUT_PRICE: readonly Buying[] = ['sold-out', 'on-request'];

/** The price of a unit of a product, in the price type of the page; undefined where it cannot be bought. */
function priceOf({ offer, buying }: Product): string | undefined {
  const value = offer?.price?.value;
  return value && !WITHOUT_PRICE.includes(buying) ? formatDecimal(value) : undefined;
}

/** The product that the tag follows; undefined where it has a price of its own, or is about the basket. */
function useFollowed({ env, for: id, ...own }: InstalmentsProps): Product | undefined {
  const product = useProduct(env, id);
  const hasOwn = own.price !== undefined || own.priceNet !== undefined;
  return hasOwn || own.context === 'basket' ? undefined : product;
}

/** The price and the quantity: the tag's own, else those of the product that it follows. Scripts change both without an event. */
export function useTerms(props: InstalmentsProps) {
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
  const said = product?.record?.currency;
  return {
    shown: termsBy(product),
    now: () => termsBy(product && readAgain(product)),
    currency: props.currency ?? (typeof said === 'string' ? said : undefined),
  };
}
