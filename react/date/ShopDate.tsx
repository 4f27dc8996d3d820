import { formatCalendarDate } from '../../logic/calendar/calendar-date.ts';
import { dateText } from '../../logic/date/date-text.ts';
import { parseMoment } from '../../logic/date/moment.ts';
import { newPriceDate } from '../../logic/product-prices/new-price-date.ts';
import type { ProductPrices } from '../../logic/product-prices/product-prices.schema.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useChosenSize } from '../light-dom/control/use-chosen-size.ts';

export interface ShopDateProps {
  env: Environment;
  value: string | undefined;
  format: string;
  product: ProductPrices | undefined;
  size: string | undefined;
  sizeFrom: string | undefined;
}

const NO_CHOICE = { size: undefined, sizeFrom: undefined };

/** A date in the shop's format, or the day from which a new price of the chosen size will hold. */
export function ShopDate({ env, value, format, product, size, sizeFrom }: ShopDateProps) {
  const moment = value === undefined ? undefined : parseMoment(value);
  const isOfProduct = !moment && product !== undefined;
  const chosen = useChosenSize(env, isOfProduct ? { size, sizeFrom } : NO_CHOICE);
  if (moment) {
    return (
      <time className="date" part="date" dateTime={formatCalendarDate(moment.day)}>
        {dateText(moment, format, env.language)}
      </time>
    );
  }
  if (!product) return <Fallback />;
  const text = newPriceDate(product, chosen, env.config.priceType);
  return text ? <Day text={text} /> : null;
}

const Day = ({ text }: { text: string }) => (
  <span className="date" part="date">
    {text}
  </span>
);
