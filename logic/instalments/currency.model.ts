import type { ShopConfig } from '../settings/shop-config.ts';
import type { Language } from '../texts/language.ts';

const CODE = /^[A-Z]{3}$/;

type PageCurrency = Pick<ShopConfig, 'currency' | 'currencyId'>;

/** A currency by its code, such as `PLN`, as a language writes it, such as `zł`. */
function symbolOfCode(code: string, language: Language): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}

/** The currency beside amounts: the page’s own sign for its currency, else that of the language. */
export function currencySymbol(
  currency: string | undefined,
  page: PageCurrency,
  language: Language,
): string {
  if (!currency || currency === page.currencyId) return page.currency;
  return CODE.test(currency) ? symbolOfCode(currency, language) : currency;
}

const signOf = (price: string): string => price.replace(/[\d\s.,-]/g, '');

/** Whether one of the prices shows another currency; prices without one have the page’s. */
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
