import { formatCalendarDate } from '../../logic/calendar/calendar-date.ts';
import { dateText } from '../../logic/date/date-text.ts';
import { parseMoment } from '../../logic/date/moment.ts';
import { newPriceDate } from '../../logic/product-prices/new-price-date.ts';
import type { ProductPrices } from '../../logic/product-prices/product-prices.schema.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useFollowedSize } from '../product-context/use-followed-size.ts';

export interface ShopDateProps {
  env: Environment;
  value: string | undefined;
  format: string;
  product: ProductPrices | undefined;
  size: string | undefined;
  sizeFrom: string | undefined;
  for: string | undefined;
}

/** A date in the shop's format, or the day from which a new price of the chosen size applies. */
export function ShopDate(props: ShopDateProps) {
  const { env, value, format } = props;
  const moment = value === undefined ? undefined : parseMoment(value);
  if (!moment) return <NewPriceDay {...props} />;
  return (
    <time className="date" part="date" dateTime={formatCalendarDate(moment.day)}>
      {dateText(moment, format, env.language)}
    </time>
  );
}

function NewPriceDay(props: ShopDateProps) {
  const { product, size } = useFollowedSize(props);
  if (!product) return <Fallback />;
  const text = newPriceDate(product, size, props.env.config.priceType);
  return (
    text && (
      <span className="date" part="date">
        {text}
      </span>
    )
  );
}
