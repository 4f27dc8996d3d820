const CODE = /^[A-Z]{3}$/;

/** The sign of a currency code, such as `€` for `EUR`; any other text unchanged. */
export function currencySign(currency: string): string {
  if (!CODE.test(currency)) return currency;
  // the narrow sign is the same in nearly every language
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
