/**
 * The postal code formats of countries in the platform's notation: X is a digit, Y is a letter, any
 * other character stands for itself; a space is optional. The platform has no sign for "a digit or a
 * letter", which Ireland needs: the demo shop writes it as *.
 */
export const POSTAL_FORMATS: Readonly<Record<string, readonly string[]>> = {
  AT: ['XXXX'],
  BE: ['XXXX'],
  BG: ['XXXX'],
  CH: ['XXXX'],
  CY: ['XXXX'],
  CZ: ['XXX XX'],
  DE: ['XXXXX'],
  DK: ['XXXX'],
  EE: ['XXXXX'],
  ES: ['XXXXX'],
  FI: ['XXXXX'],
  FR: ['XXXXX'],
  GB: ['YX XYY', 'YXX XYY', 'YYX XYY', 'YYXX XYY', 'YXY XYY', 'YYXY XYY'],
  GR: ['XXX XX'],
  HR: ['XXXXX'],
  HU: ['XXXX'],
  IE: ['YXX ****', 'YXY ****'],
  IT: ['XXXXX'],
  LT: ['XXXXX', 'LT-XXXXX'],
  LU: ['XXXX', 'L-XXXX'],
  LV: ['LV-XXXX', 'XXXX'],
  MT: ['YYY XXXX'],
  NL: ['XXXX YY'],
  NO: ['XXXX'],
  PL: ['XX-XXX'],
  PT: ['XXXX-XXX'],
  RO: ['XXXXXX'],
  SE: ['XXX XX'],
  SI: ['XXXX', 'SI-XXXX'],
  SK: ['XXX XX'],
  UA: ['XXXXX'],
  US: ['XXXXX', 'XXXXX-XXXX'],
};
