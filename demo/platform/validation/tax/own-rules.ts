/** The weighted sum of the digits; digits beyond the last weight do not count. */
function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place] ?? 0), 0);
}

function isBulgarianCompany(number: string): boolean {
  const first = weightedSum(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const check = first < 10 ? first : weightedSum(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11;
  return /^\d{9}$/.test(number) && check % 10 === Number(number[8]);
}

/** Bulgarian numbers of entities that are neither companies, citizens nor registered foreigners. */
function isOtherBulgarian(number: string): boolean {
  const check = 11 - (weightedSum(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return /^\d{10}$/.test(number) && check % 11 === Number(number[9]);
}

/** Czech persons whose number was issued by the tax office: 6, seven digits and the check digit. */
function isSpecialCzech(number: string): boolean {
  const remainder = weightedSum(number.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11;
  const check = (18 - ((21 - remainder) % 11)) % 10;
  return /^6\d{8}$/.test(number) && check === Number(number[8]);
}

/** Latvian personal numbers issued since 2017, which do not hold a birth date. */
function isNewLatvian(number: string): boolean {
  const sum = 1 + weightedSum(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]);
  return /^32\d{9}$/.test(number) && (sum % 11) % 10 === Number(number[10]);
}

/** Tax number rules, by country, where the library has none (LV) or gets the checksum wrong (BG, CZ, SK). */
export const OWN_RULES: Readonly<Record<string, (number: string) => boolean>> = {
  BG: (number) => isBulgarianCompany(number) || isOtherBulgarian(number),
  CZ: isSpecialCzech,
  LV: isNewLatvian,
  SK: (number) => /^[1-9]\d[234789]\d{7}$/.test(number) && Number(number) % 11 === 0,
};
