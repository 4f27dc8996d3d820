import { parseDecimal } from '../../logic/money/decimal.ts';
import type { Product } from '../../logic/product/product.model.ts';
import type { PriceType } from '../../logic/settings/shop-config.ts';
import {
  type PeriodRebate,
  subscribedTerms,
} from '../../logic/subscription-price/subscribed-terms.ts';
import type { SubscriptionResult } from '../../logic/subscription-price/subscription-price.model.ts';
import {
  resultOf,
  type SubscriptionValues,
} from '../../logic/subscription-price/subscription-values.ts';
import type { Environment } from '../host/environment.ts';
import { findElements } from '../light-dom/find-element.ts';
import { useProduct } from '../product-context/use-product.ts';

export interface SubscriptionPriceProps extends SubscriptionValues {
  env: Environment;
  priceType: PriceType;
  for: string | undefined;
}

/** The price of a subscription and the saving; renders nothing if unknown. */
export const SubscriptionPrice = (props: SubscriptionPriceProps) =>
  props.max === undefined ? <FollowedPrice {...props} /> : <OwnPrice {...props} />;

/** Uses the element's own terms. */
function OwnPrice({ env, priceType, ...values }: SubscriptionPriceProps) {
  const result = resultOf(values, env.config);
  const isKnown = priceType === 'gross' || values.maxNet !== undefined;
  // a price without its maximum is meaningless
  return isKnown && result ? <Results {...{ env, priceType }} results={[result]} /> : null;
}

/** Uses the terms of the product that the element follows, for the chosen period. */
function FollowedPrice({ env, priceType, for: id, ...values }: SubscriptionPriceProps) {
  const product = useProduct(env, id);
  const { rebateType: type, rebateValue: value } = values;
  const own = value === undefined ? undefined : { type, value };
  const rebate = own ?? periodRebate(product);
  const results = subscribedTerms(product?.record?.subscription, rebate)
    .map((terms) => resultOf({ ...values, ...terms }, env.config))
    .filter((result) => result !== undefined);
  return <Results env={env} priceType={priceType} results={results} />;
}

interface ResultsProps {
  env: Environment;
  priceType: PriceType;
  /** The lowest price, and the highest if sizes differ. */
  results: readonly SubscriptionResult[];
}

function Results({ env, priceType, results }: ResultsProps) {
  const [lowest] = results;
  if (!lowest) return null;
  const prices = new Set(results.map((result) => result[priceType].formatted));
  const { percent } = lowest;
  return (
    <span className="subscription" part="base">
      <span className="subscription__price" part="price">
        {[...prices].join(' – ')}
      </span>
      {percent > 0 && !env.config.hidePercents && (
        <span className="subscription__percent" part="percent">
          {`-${percent}%`}
        </span>
      )}
    </span>
  );
}

const PERIODS = '[data-days][data-rebate-value]';

/**
 * The rebate of a product's period, from its link or radio button in the product, else on the page; by default that of
 * the first one.
 */
function periodRebate(product: Product | undefined): PeriodRebate {
  const days = product?.choice.subscription;
  const own = product ? findElements(product.host, PERIODS) : [];
  const periods = own.length > 0 ? own : findElements(document, PERIODS);
  const period = periods.find(({ dataset }) => dataset.days === days) ?? periods[0];
  return { type: period?.dataset.rebateType, value: parseDecimal(period?.dataset.rebateValue) };
}
