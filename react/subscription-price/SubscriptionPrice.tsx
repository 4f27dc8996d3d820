import type { PriceType } from '../../logic/settings/shop-config.ts';
import {
  resultOf,
  type SubscriptionValues,
} from '../../logic/subscription-price/subscription-values.ts';
import type { Environment } from '../host/environment.ts';

export interface SubscriptionPriceProps extends SubscriptionValues {
  env: Environment;
  priceType: PriceType;
}

/** The price of a subscription and what it saves; nothing where that price is unknown. */
export function SubscriptionPrice({ env, priceType, ...values }: SubscriptionPriceProps) {
  const result = resultOf(values, env.config);
  const isKnown =
    values.max !== undefined && (priceType === 'gross' || values.maxNet !== undefined);
  // a price without its maximum is a number that nobody means
  if (!result || !isKnown) return null;
  const { percent } = result;
  return (
    <span className="subscription" part="base">
      <span className="subscription__price" part="price">
        {result[priceType].formatted}
      </span>
      {percent > 0 && !env.config.hidePercents && (
        <span className="subscription__percent" part="percent">
          {`-${percent}%`}
        </span>
      )}
    </span>
  );
}
