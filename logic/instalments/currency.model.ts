import { currencySign } from '../money/currency-sign.ts';
import type { ShopConfig } from '../settings/shop-config.ts';

type PageCurrency = Pick<ShopConfig, 'currency' | 'currencyId'>;

/** The currency shown with amounts: the page’s own sign, else that of the code. */
export function currencySymbol(currency: string | undefined, page: PageCurrency): string {
  if (!currency || currency === page.currencyId) return page.currency;
  return currencySign(currency);
}

const signOf = (price: string): string => price.replace(/[\d\s.,-]/g, '');

/** Whether one of the prices shows another currency; prices without a currency use the page’s. */
export function isOtherCurrency(
  names: readonly [code: string, symbol: string],
  prices: readonly string[],
  page: PageCurrency,
): boolean {
  return prices.some((price) => {
    const sign = signOf(price) || page.currency;
    return !names.some((name) => sign.includes(signOf(name)));
  });
}
