import { omnibusPriceMessages } from '../../logic/omnibus-price/omnibus-price.messages.ts';
import { omnibusView } from '../../logic/omnibus-price/omnibus-price.model.ts';
import type { ProductPrices } from '../../logic/product-prices/product-prices.schema.ts';
import type { PriceType } from '../../logic/settings/shop-config.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { textsOf, useStates } from '../host/use-tag.ts';
import { useFollowedSize } from '../product-context/use-followed-size.ts';

export interface OmnibusPriceProps {
  env: Environment;
  product: ProductPrices | undefined;
  size: string | undefined;
  sizeFrom: string | undefined;
  priceType: PriceType;
  codeActivation: boolean;
  showPercent: boolean;
  regular: boolean;
  for: string | undefined;
}

const NO_STATES = {
  code: false,
  short: false,
  'code-short': false,
  'new-price': false,
  higher: false,
};

/** The lowest unit price of the 30 days before a discount (docs/specification.md#s4-omnibus). */
export function OmnibusPrice(props: OmnibusPriceProps) {
  const { env, showPercent, regular } = props;
  const { config } = env;
  const { omnibusEnabled } = config;
  const { product, size } = useFollowedSize(props);
  const view =
    product && omnibusEnabled && omnibusView(product, { ...props, size, format: config });
  useStates(env, view ? view.states : NO_STATES);
  if (!product && omnibusEnabled) {
    // keeps the reserved text size, as the product may load later
    return (
      <div className="omnibus">
        <Fallback />
      </div>
    );
  }
  if (!view) return null;

  const texts = textsOf(omnibusPriceMessages, env);
  const withPercent = showPercent && !config.hidePercents;
  const { lowest, withoutCode, upcoming } = view;
  return (
    <div className="omnibus" part="base">
      <span className="omnibus__label" part="label">
        {texts[view.label]}
      </span>
      <Row part="lowest" label={texts.lowest} row={lowest} withPercent={withPercent} />
      <Row
        part="regular"
        label={texts.regular}
        row={regular ? view.regular : undefined}
        withPercent={withPercent}
      />
      <Row
        part="without-code"
        label={texts.withoutCode}
        row={withoutCode}
        withPercent={withPercent}
      />
      {upcoming && <Row part="upcoming" label={texts.upcoming(upcoming)} row={upcoming} />}
    </div>
  );
}

interface RowProps {
  part: string;
  label: string;
  row: { readonly price: string; readonly percent?: string | undefined } | undefined;
  withPercent?: boolean;
}

function Row({ part, label, row, withPercent }: RowProps) {
  if (!row) return null;
  return (
    <span className="omnibus__row" part={part}>
      <span part="row-label">{`${label}: `}</span>
      <b className="omnibus__price" part="amount">
        {row.price}
      </b>
      {withPercent && row.percent && (
        <span className="omnibus__percent" part="percent">
          {row.percent}
        </span>
      )}
    </span>
  );
}
