/** The docs of an attribute with a currency. A word, such as `złoty`, would be shown with each amount. */
export const currencyDocs = (description: string) => ({
  description,
  expected: 'a symbol or a code of a currency, such as zł or EUR',
  usual: /^.{1,4}$/u,
});
