import { type Texts, textsFrom } from '../language.ts';

/** A country delivered to; amounts are gross grosz. */
export interface Region {
  readonly id: string;
  /** ISO 3166 code, as the forced-region cookie carries it. */
  readonly code: string;
  readonly name: Texts;
  readonly shippingGrosz: number;
  readonly freeFromGrosz: number;
}

/** The shop's home country, which every visitor starts with. */
export const DEFAULT_REGION: Region = {
  id: '1143020003',
  code: 'PL',
  name: textsFrom('Polska|Poland'),
  shippingGrosz: 1499,
  freeFromGrosz: 25_000,
};

// Made-up data: shipping costs, and the ids of all countries but Poland.
const ABROAD: readonly Region[] = [
  {
    id: '1143020143',
    code: 'DE',
    name: textsFrom('Niemcy|Germany'),
    shippingGrosz: 3900,
    freeFromGrosz: 60_000,
  },
  {
    id: '1143020041',
    code: 'CZ',
    name: textsFrom('Czechy|Czechia'),
    shippingGrosz: 2900,
    freeFromGrosz: 45_000,
  },
  {
    id: '1143020182',
    code: 'SK',
    name: textsFrom('Słowacja|Slovakia'),
    shippingGrosz: 2900,
    freeFromGrosz: 45_000,
  },
  {
    id: '1143020118',
    code: 'LT',
    name: textsFrom('Litwa|Lithuania'),
    shippingGrosz: 3400,
    freeFromGrosz: 55_000,
  },
  {
    id: '1143020217',
    code: 'GB',
    name: textsFrom('Wielka Brytania|United Kingdom'),
    shippingGrosz: 5900,
    freeFromGrosz: 90_000,
  },
];

/** Every country delivered to, the home country first. */
export const REGIONS: readonly Region[] = [DEFAULT_REGION, ...ABROAD];

/** The region of an ISO code; the home country when there is none. */
export function regionOf(code: string): Region {
  return REGIONS.find((region) => region.code === code) ?? DEFAULT_REGION;
}
