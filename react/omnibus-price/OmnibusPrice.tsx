import type { ReactNode } from 'react';
import { omnibusPriceMessages } from '../../logic/omnibus-price/omnibus-price.messages.ts';
import { omnibusView } from '../../logic/omnibus-price/omnibus-price.model.ts';
import type { ProductPrices } from '../../logic/omnibus-price/omnibus-price.schema.ts';
import type { PriceType } from '../../logic/platform/shop-config.ts';
import type { Environment } from '../shared/environment.ts';
import { Fallback } from '../shared/Fallback.tsx';
import { textsOf } from '../shared/texts.ts';
import { useStates } from '../shared/use-states.ts';

export interface OmnibusPriceProps {
  env: Environment;
  product: ProductPrices | undefined;
  size: string | undefined;
  priceType: PriceType;
  codeActivation: boolean;
  showPercent: boolean;
}

const NO_STATES = {
  code: false,
  short: false,
  'code-short': false,
  'new-price': false,
  higher: false,
};

/** The lowest price of the 30 days before a discount (specification §4, "Omnibus label choice"). */
export function OmnibusPrice({ env, product, showPercent, ...choice }: OmnibusPriceProps) {
  const { config } = env;
  const view =
    product && config.omnibusEnabled && omnibusView(product, { ...choice, format: config });
  useStates(env, view ? view.states : NO_STATES);
  if (!product) return <Fallback />;
  if (!view) return null;

  const texts = textsOf(omnibusPriceMessages, env);
  return (
    <div className="omnibus">
      <span className="omnibus__label" part="label">
        {texts[view.label]}
      </span>
      <Row part="lowest" label={texts.lowest} price={view.lowest}>
        {showPercent && view.percent && (
          <span className="omnibus__percent" part="percent">
            {view.percent}
          </span>
        )}
      </Row>
      {view.regular && <Row part="regular" label={texts.regular} price={view.regular} />}
      {view.withoutCode && (
        <Row part="without-code" label={texts.withoutCode} price={view.withoutCode} />
      )}
      {view.upcoming && (
        <Row part="upcoming" label={texts.upcoming(view.upcoming)} price={view.upcoming.price} />
      )}
    </div>
  );
}

interface RowProps {
  part: string;
  label: string;
  price: string;
  children?: ReactNode;
}

function Row({ part, label, price, children }: RowProps) {
  return (
    <span className="omnibus__row" part={part}>
      {label}: <b className="omnibus__price">{price}</b>
      {children}
    </span>
  );
}
