import type { PriceFormat } from '../money/price-format.ts';
import type { ShopConfig } from '../settings/shop-config.ts';
import {
  type SubscriptionResult,
  type SubscriptionTerms,
  subscriptionResult,
} from './subscription-price.model.ts';

/** The terms of a subscription and the price format, by the platform's names. */
export interface SubscriptionValues extends SubscriptionTerms {
  readonly currencyFormat: string;
  readonly symbol: string;
  readonly currencySpace: boolean;
  readonly currencyBeforeValue: boolean;
}

function formatOf(values: SubscriptionValues, config: ShopConfig): PriceFormat {
  const { decimalSeparator, groupSeparator } = config;
  return {
    priceMask: values.currencyFormat,
    currency: values.symbol,
    currencySpace: values.currencySpace,
    currencyBefore: values.currencyBeforeValue,
    decimalSeparator,
    groupSeparator,
  };
}

/** The result for the attributes of an element, with the shop's separators; undefined without a result. */
export const resultOf = (
  values: SubscriptionValues,
  config: ShopConfig,
): SubscriptionResult | undefined => subscriptionResult(values, formatOf(values, config));
