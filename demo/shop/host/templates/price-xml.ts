import type { Product, Size } from '../../../platform/catalogue/catalogue.types.ts';
import { type Price, price, worthOf } from '../../../platform/money.ts';
import { type OmnibusPrices, omnibusProduct } from '../../../platform/omnibus.ts';
import { type Html, html, type Part } from '../../html.ts';
import type { PageContext } from '../../page.ts';

interface Amount {
  readonly value?: number;
  readonly formatted: string;
}
type Amounts = Readonly<Partial<Record<keyof Price, Amount>>>;

const amount = (name: string, money: Amount | undefined): Part =>
  money &&
  html`${money.value !== undefined && html` ${name}="${money.value.toFixed(2)}"`} ${name}_formatted="${money.formatted}"`;

/** The attributes of an amount: `maxprice`, `maxprice_formatted`, `maxprice_net`, `maxprice_net_formatted`. */
const amounts = (stem: string, { gross, net }: Amounts = {}): Html =>
  html`${amount(stem, gross)}${amount(`${stem}_net`, net)}`;

/** The attributes of the price of a size. */
export const amountsOf = (stem: string, { grosz }: Size, { vatPercent }: Product): Html =>
  amounts(stem, price(grosz, vatPercent));

function pricesOf(size: Size, product: Product, { lang }: PageContext): OmnibusPrices {
  const { price: shared, sizes } = omnibusProduct(product, { lang });
  return sizes.find(({ id }) => id === size.id)?.price ?? shared;
}

/** The amounts for the quantity sold at once, unless it is one. */
function atOnce(size: Size, product: Product, prices: OmnibusPrices): Html {
  const { unit, offer, vatPercent } = product;
  const of = (grosz: number | undefined) =>
    grosz === undefined ? undefined : price(worthOf(grosz, unit.sellBy), vatPercent);
  return html`${amounts('price_unit', of(size.grosz))}${amounts('maxprice_unit', of(offer?.regular))}${amounts('omnibus_price_unit', prices.omnibusPrice)}${amounts('beforerebate_unit', prices.beforeRebate)}`;
}

/** The price of a size, as the platform prints it. */
export function priceXml(size: Size, product: Product, context: PageContext): Html {
  const prices = pricesOf(size, product, context);
  const { omnibusPriceDetails: details, beforeRebateDetails: before } = prices;
  const own = price(size.grosz, product.vatPercent);
  const isSoldByOne = product.unit.sellBy === 1;
  return html`<price value="${own.gross.value.toFixed(2)}"${amounts('price', own)}${amounts('maxprice', prices.max)}
    yousave_percent="${prices.youSavePercent}" rebate_code_active="${prices.rebateCodeActive ? 'y' : 'n'}"
    ${amounts('omnibus_price', isSoldByOne ? prices.omnibusPrice : details?.unit)}${amounts('beforerebate', isSoldByOne ? prices.beforeRebate : before?.unit)}
    ${!isSoldByOne && atOnce(size, product, prices)}
    ${details && html`omnibus_yousave_percent="${details.youSavePercent}" omnibus_price_is_higher_than_selling_price="${String(details.omnibusPriceIsHigherThanSellingPrice)}" omnibus_new_price_effective_until="${details.newPriceEffectiveUntil?.formatted}"`}
    ${before && html`beforerebate_yousave_percent="${before.youSavePercent}"`}/>`;
}
