/** The Polish form for a count: 1 `produkt`, 2 `produkty`, 5 `produktów`. */
export function choosePolishForm(
  count: number,
  [one, few, many]: readonly [string, string, string],
): string {
  if (count === 1) return one;
  const [ones, tens] = [count % 10, Math.trunc(count / 10) % 10];
  return ones >= 2 && ones <= 4 && tens !== 1 ? few : many;
}

/** The Polish word for products in the form for a count. */
export const polishProducts = (count: number): string =>
  choosePolishForm(count, ['produkt', 'produkty', 'produktów']);
