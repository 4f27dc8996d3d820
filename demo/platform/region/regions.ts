import { type Texts, textsFrom } from '../language.ts';

/** A country that the shop delivers to; amounts are gross grosz. */
export interface Region {
  readonly id: string;
  /** The ISO 3166 code that the forced-region cookie holds. */
  readonly code: string;
  readonly name: Texts;
  readonly shippingGrosz: number;
  readonly freeFromGrosz: number;
}

type Zone = Pick<Region, 'shippingGrosz' | 'freeFromGrosz'>;

// Made-up data: the zones with their costs, and the ids of all countries but Poland.
const HOME: Zone = { shippingGrosz: 1499, freeFromGrosz: 25_000 };
const NEXT_DOOR: Zone = { shippingGrosz: 2900, freeFromGrosz: 45_000 };
const BALTIC: Zone = { shippingGrosz: 3400, freeFromGrosz: 55_000 };
const WEST: Zone = { shippingGrosz: 3900, freeFromGrosz: 60_000 };
const FAR: Zone = { shippingGrosz: 4900, freeFromGrosz: 75_000 };
const CUSTOMS: Zone = { shippingGrosz: 5900, freeFromGrosz: 90_000 };

/** Parses a `code id polish|english` row. */
function region(row: string, zone: Zone): Region {
  const [, code = '', id = '', names = ''] = /^(\S+) (\S+) (.+)$/.exec(row) ?? [];
  return { id, code, name: textsFrom(names), ...zone };
}

/** The shop's home country, the default of every visitor. */
export const DEFAULT_REGION: Region = region('PL 1143020003 Polska|Poland', HOME);

/** Every country that the shop delivers to: the home country, then its neighbours, then the others by Polish name. */
export const REGIONS: readonly Region[] = [
  DEFAULT_REGION,
  region('DE 1143020143 Niemcy|Germany', WEST),
  region('CZ 1143020041 Czechy|Czechia', NEXT_DOOR),
  region('SK 1143020182 Słowacja|Slovakia', NEXT_DOOR),
  region('LT 1143020118 Litwa|Lithuania', BALTIC),
  region('AT 1143020015 Austria|Austria', WEST),
  region('BE 1143020022 Belgia|Belgium', WEST),
  region('BG 1143020033 Bułgaria|Bulgaria', FAR),
  region('HR 1143020037 Chorwacja|Croatia', FAR),
  region('CY 1143020040 Cypr|Cyprus', FAR),
  region('DK 1143020043 Dania|Denmark', WEST),
  region('EE 1143020052 Estonia|Estonia', BALTIC),
  region('FI 1143020057 Finlandia|Finland', FAR),
  region('FR 1143020058 Francja|France', WEST),
  region('GR 1143020065 Grecja|Greece', FAR),
  region('ES 1143020075 Hiszpania|Spain', FAR),
  region('NL 1143020076 Holandia|Netherlands', WEST),
  region('IE 1143020083 Irlandia|Ireland', FAR),
  region('LU 1143020120 Luksemburg|Luxembourg', WEST),
  region('LV 1143020122 Łotwa|Latvia', BALTIC),
  region('MT 1143020129 Malta|Malta', FAR),
  region('NO 1143020147 Norwegia|Norway', CUSTOMS),
  region('PT 1143020163 Portugalia|Portugal', FAR),
  region('RO 1143020169 Rumunia|Romania', FAR),
  region('SI 1143020183 Słowenia|Slovenia', FAR),
  region('US 1143020187 Stany Zjednoczone|United States', CUSTOMS),
  region('CH 1143020191 Szwajcaria|Switzerland', CUSTOMS),
  region('SE 1143020193 Szwecja|Sweden', WEST),
  region('UA 1143020210 Ukraina|Ukraine', CUSTOMS),
  region('HU 1143020214 Węgry|Hungary', WEST),
  region('GB 1143020217 Wielka Brytania|United Kingdom', CUSTOMS),
  region('IT 1143020221 Włochy|Italy', WEST),
];

/** The region with an ISO code; the home country when there is none. */
export function regionOf(code: string): Region {
  return REGIONS.find((candidate) => candidate.code === code) ?? DEFAULT_REGION;
}

/** The region with a platform id, if there is one. */
export function regionById(id: string): Region | undefined {
  return REGIONS.find((candidate) => candidate.id === id);
}

/** The region that a GraphQL literal names by id or ISO code. */
export function regionNamed(name: string): Region | undefined {
  return REGIONS.find(({ id, code }) => id === name || code === name);
}
