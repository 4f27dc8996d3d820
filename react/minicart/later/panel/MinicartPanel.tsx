import type { Basket } from '../../../../logic/basket/basket.model.ts';
import { otherPriceType } from '../../../../logic/minicart/minicart-panel.model.ts';
import type { PriceType } from '../../../../logic/settings/shop-config.ts';
import type { MinicartTexts } from './MinicartPrices.tsx';

const SKELETON_LINES = [1, 2, 3];

/** The placeholder of the products while they load. */
export function MinicartSkeleton({ texts }: { texts: MinicartTexts }) {
  return (
    <div role="status">
      <span className="unseen">{texts.loading}</span>
      {SKELETON_LINES.map((line) => (
        <div className="minicart__skeleton" part="skeleton" key={line} />
      ))}
    </div>
  );
}

interface MinicartFailureProps {
  texts: MinicartTexts;
  onRetry: () => void;
}

/** The message that the basket could not be read, with a button that reads it again. */
export function MinicartFailure({ texts, onRetry }: MinicartFailureProps) {
  return (
    <div className="minicart__note" part="note" role="alert">
      <span part="note-text">{texts.failed}</span>
      <button type="button" className="minicart__button" part="retry" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

interface MinicartSummaryProps {
  basket: Basket;
  /** The formatted amount missing for free shipping. */
  missing: string | undefined;
  priceType: PriceType;
  texts: MinicartTexts;
}

/** The price of the products in both price types, and the price of their delivery. */
export function MinicartSummary({ basket, missing, priceType, texts }: MinicartSummaryProps) {
  const { worth, shipping, toShippingFree } = basket;
  const isFree = toShippingFree.value === 0;
  const isNet = priceType === 'net';
  return (
    <>
      {(isFree || missing) && (
        <p
          className={`minicart__free minicart__free--${isFree ? 'reached' : 'missing'}`}
          part="free-shipping"
        >
          {isFree ? texts.freeShipping : texts.missing({ amount: missing ?? '' })}
        </p>
      )}
      <dl className="minicart__sums" part="sums">
        <Sum
          label={isNet ? texts.worthNet : texts.worth}
          part="total"
          amount={worth[priceType].formatted}
        />
        <Sum
          label={isNet ? texts.worthGross : texts.worthNet}
          part="total-other"
          amount={worth[otherPriceType(priceType)].formatted}
        />
        <Sum label={texts.shipping} part="shipping" amount={shipping[priceType]} />
      </dl>
    </>
  );
}

interface SumProps {
  label: string;
  part: string;
  /** Empty when the platform sends none; the row is then left out. */
  amount: string;
}

function Sum({ label, part, amount }: SumProps) {
  return (
    amount && (
      <div className="minicart__row" part="sum">
        <dt part="sum-label">{label}</dt>
        <dd part={part}>{amount}</dd>
      </div>
    )
  );
}
