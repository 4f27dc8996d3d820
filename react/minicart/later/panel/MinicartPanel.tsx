import type { MouseEvent } from 'react';
import type { Basket } from '../../../../logic/basket/basket.model.ts';
import { isFree, otherPriceType } from '../../../../logic/minicart/minicart-panel.model.ts';
import type { PriceType } from '../../../../logic/settings/shop-config.ts';
import { LIVE } from '../../../look/live.ts';
import type { MinicartTexts } from './MinicartProduct.tsx';

const SKELETON_LINES = [1, 2, 3];

/** The placeholder of the products while they load. */
export function MinicartSkeleton({ texts }: { texts: MinicartTexts }) {
  return (
    <div {...LIVE}>
      <span className="unseen">{texts.loading}</span>
      {SKELETON_LINES.map((line) => (
        <div className="minicart__skeleton" part="skeleton" key={line} />
      ))}
    </div>
  );
}

/** The message that the basket could not be read, with a button that reads it again. */
export function MinicartFailure({ texts, onRetry }: { texts: MinicartTexts; onRetry: () => void }) {
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
  const isReached = toShippingFree.value === 0;
  const isNet = priceType === 'net';
  return (
    <>
      {(isReached || missing) && (
        <p
          className={`minicart__free minicart__free--${isReached ? 'reached' : 'missing'}`}
          part="free-shipping"
        >
          {isReached ? texts.freeShipping : texts.missing({ amount: missing ?? '' })}
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
        <Sum
          label={texts.shipping}
          part="shipping"
          amount={isFree(shipping[priceType]) ? texts.free : shipping[priceType]}
        />
      </dl>
    </>
  );
}

interface SumProps {
  label: string;
  part: string;
  /** Empty if the platform sends none; the row is then hidden. */
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

interface MinicartFooterProps {
  texts: MinicartTexts;
  href: string | undefined;
  checkoutHref: string | undefined;
  /** The URL of the one-click purchase; undefined if not possible. */
  oneClickHref: string | undefined;
  hasProducts: boolean;
  onOneClick: () => boolean;
}

/** The links to the basket, and from a basket with products to the checkout. The last one is primary. */
export function MinicartFooter({ texts, href, hasProducts, ...props }: MinicartFooterProps) {
  const { oneClickHref } = props;
  const checkoutHref = hasProducts ? props.checkoutHref : undefined;
  const follow = (event: MouseEvent) => {
    if (!props.onOneClick()) event.preventDefault();
  };
  return (
    <footer className="minicart__footer" part="footer" role="presentation">
      {hasProducts && oneClickHref && (
        <a className="button" part="one-click" href={oneClickHref} onClick={follow}>
          {texts.oneClick}
        </a>
      )}
      <a
        className={checkoutHref ? 'button' : 'button button--primary'}
        part="go-to-basket"
        href={href}
      >
        {texts.goToBasket}
      </a>
      {checkoutHref && (
        <a className="button button--primary" part="checkout" href={checkoutHref}>
          {texts.checkout}
        </a>
      )}
      <slot name="footer" />
    </footer>
  );
}
