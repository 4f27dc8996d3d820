import { useState } from 'react';
import {
  amountText,
  deadlineText,
  shippingText,
  statusText,
  unitsIn,
  type Wording,
} from '../../logic/availability/availability.model.ts';
import type { Shipping } from '../../logic/availability/availability-shipping.model.ts';
import type { PlatformStock } from '../../logic/availability/availability-stock.model.ts';
import type { ProductRecord } from '../../logic/product/product-record.schema.ts';
import type { AvailabilityKind } from './availability.props.ts';

/** The icon of a status: the author's, else the platform's image, else a dot. */
function StatusIcon({ status = 'order', icon }: PlatformStock) {
  const [lost, setLost] = useState<string>();
  return (
    <slot name={`icon-${status}`}>
      {icon && icon !== lost ? (
        <img className="picture" part="icon" src={icon} alt="" onError={() => setLost(icon)} />
      ) : (
        <span className={`dot dot--${status}`} part="icon" />
      )}
    </slot>
  );
}

interface AvailabilityTextProps {
  stock: PlatformStock;
  record: ProductRecord | undefined;
  shipping: Shipping | undefined;
  wording: Wording;
  /** Whether a kind of information is shown. */
  isShown: (kind: AvailabilityKind) => boolean;
}

/** The texts about a stock. */
export function AvailabilityText(props: AvailabilityTextProps) {
  const { stock, record, shipping, wording, isShown } = props;
  const units = isShown('amount') ? unitsIn(stock) : undefined;
  const sent = isShown('shipping') ? shipping : undefined;
  const lines = [
    ['amount', units && amountText(units, record, wording)],
    ['shipping', sent && shippingText(sent, wording)],
    ['deadline', sent && deadlineText(sent, wording)],
  ] as const;
  return (
    <div className="words" part="words">
      {isShown('status') && (
        <p className="status">
          <StatusIcon {...stock} />
          <span part="status">{statusText(stock, wording)}</span>
        </p>
      )}
      {lines.map(
        ([part, text]) =>
          text && (
            <p key={part} className={part} part={part}>
              {text}
            </p>
          ),
      )}
    </div>
  );
}
