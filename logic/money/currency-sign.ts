const CODE = /^[A-Z]{3}$/;

/** A currency as it stands beside amounts: the sign of a code, such as `€` of `EUR`; any other text as it is. */
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
