/** How the tax numbers of a country are written and checked. */
export interface TaxRule {
  /** The number without separators and without the country's prefix, in capitals. */
  readonly pattern: RegExp;
  /** Whether the checksum of a number that fits the pattern is right. */
  check(number: string): boolean;
  /** The letters that may stand before the number; the ISO code where they are not given. */
  readonly prefix?: string;
}
