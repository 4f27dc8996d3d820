import { POSTAL_FORMATS } from './postal-formats.ts';
import type { Check } from './validation.types.ts';

const SIGNS: Readonly<Record<string, string>> = {
  X: '\\d',
  Y: '[A-Z]',
  '*': '[A-Z\\d]',
  ' ': ' ?',
};

function matcher(format: string): RegExp {
  return new RegExp(`^${[...format].map((sign) => SIGNS[sign] ?? sign).join('')}$`, 'i');
}

const MATCHERS = new Map(
  Object.entries(POSTAL_FORMATS).map(([country, formats]) => [country, formats.map(matcher)]),
);

/** Whether a postal code fits a country; a country without known formats accepts any code. */
function isZipcode(value: string, country: string): boolean {
  const matchers = MATCHERS.get(country);
  return matchers ? matchers.some((format) => format.test(value)) : value !== '';
}

/** Makes a check that fails with this code; the detail lists the country's formats. */
function zipcodeCheck(code: 'incorect_zipcode' | 'incorect_delivery_zipcode'): Check {
  return (value, { code: country }) => {
    if (isZipcode(value, country)) return undefined;
    const formats = POSTAL_FORMATS[country]?.join(', ');
    return { code, ...(formats && { detail: formats }) };
  };
}

/** A postal code. */
export const checkZipcode = zipcodeCheck('incorect_zipcode');

/** The postal code of a delivery address. */
export const checkDeliveryZipcode = zipcodeCheck('incorect_delivery_zipcode');
