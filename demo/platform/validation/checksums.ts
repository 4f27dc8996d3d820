/** The digits of a text, in order. */
export function digitsOf(text: string): number[] {
  return [...text].map(Number);
}

/** The sum of the digits, each times the weight at its place; places without a weight do not count. */
export function weightedSum(text: string, weights: readonly number[]): number {
  const digits = digitsOf(text);
  return weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0);
}

/** The Luhn sum modulo 10: 0 for a number that ends with its check digit. */
export function luhn(text: string): number {
  const sum = digitsOf(text)
    .reverse()
    .reduce((total, digit, place) => {
      const doubled = place % 2 === 1 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10;
}

/** Whether a number ends with its check digit by ISO 7064 MOD 11,10. */
export function isMod11And10(text: string): boolean {
  const remainder = digitsOf(text).reduce(
    (product, digit) => ((((product || 10) * 2) % 11) + digit) % 10,
    5,
  );
  return remainder === 1;
}

/** The remainder of a number of any length, its letters counted as 10 to 35. */
export function remainderOf(text: string, divisor: number): number {
  return [...text].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % divisor;
  }, 0);
}
