import { PALETTES } from '../images/palettes.ts';
import { type Texts, textsFrom } from '../language.ts';
import { groszFrom } from '../money.ts';
import type { Offer, Product, Size, Unit } from './catalogue.types.ts';
import { madeFrom } from './made.ts';
import { found, type Places } from './places.ts';
import type { ProductRow } from './product-row.ts';
import { saleTermsFrom } from './sale-terms.ts';
import { UNLIMITED } from './stock.ts';
import { subscriptionFrom } from './subscription-row.ts';

/** The id of the only size of a product without sizes. */
export const UNIVERSAL_SIZE = 'uniw';
const DEFAULT_VAT_PERCENT = 23;
const NAMED_SIZES: Readonly<Record<string, string>> = {
  [UNIVERSAL_SIZE]: 'uniwersalny|universal',
  '05l': '0,5 l|0.5 l',
  '1l': '1 l',
  '3l': '3 l',
  '5l': '5 l',
  '8l': '8 l',
};
const PIECES: Omit<Unit, 'sellBy'> = {
  singular: { pl: 'szt.', en: 'pc.' },
  plural: { pl: 'szt.', en: 'pcs.' },
  fraction: { pl: 'szt.', en: 'pcs.' },
};

type Terms = ReadonlyMap<string, string>;

function termsFrom(row: string): Terms {
  return new Map(
    row
      .split(' ')
      .filter((term) => term !== '')
      .map((term) => {
        const [key = '', value = ''] = term.split('=');
        return [key, value];
      }),
  );
}

function stockFrom(row: string): Pick<Size, 'stock' | 'isOnOrder'> {
  return row === 'order' ? { stock: UNLIMITED, isOnOrder: true } : { stock: Number(row) };
}

function sizeFrom(row: string): Size {
  const match = /^([^:]+):([\d.]+)(?:\/([\d.]+))?\*(order|-1|[\d.]+)$/.exec(row);
  const [, id = '', zloty = '', lowest, stock = ''] = match ?? [];
  if (!match) throw new Error(`[shop] size "${row}": expected id:price*stock.`);
  return {
    id,
    name: textsFrom(NAMED_SIZES[id] ?? id),
    grosz: groszFrom(zloty),
    ...(lowest !== undefined && { lowest: groszFrom(lowest) }),
    ...stockFrom(stock),
  };
}

function sizesFrom(row: string): Product['sizes'] {
  const [first, ...rest] = row.split(' ');
  return [sizeFrom(first ?? ''), ...rest.map(sizeFrom)];
}

function offerFrom(terms: Terms): Offer | undefined {
  const amount = (key: string) => groszFrom(terms.get(key) ?? '');
  const upcomingFrom = terms.get('new');
  if (!terms.has('low')) return undefined;
  return {
    lowest: amount('low'),
    ...(terms.has('max') && { regular: amount('max') }),
    ...(terms.has('code') && { beforeCode: amount('code') }),
    ...(upcomingFrom !== undefined && { upcomingFrom }),
    withoutNetLowest: terms.has('nonet'),
  };
}

function unitFrom(terms: Terms): Unit {
  const sellBy = Number(terms.get('by') ?? 1);
  const row = terms.get('unit');
  if (row === undefined) return { ...PIECES, sellBy };
  const { pl, en } = textsFrom(row);
  const pick = (form: 0 | 1 | 2): Texts => ({
    pl: pl.split(':')[form] ?? pl,
    en: en.split(':')[form] ?? en,
  });
  return { singular: pick(0), plural: pick(1), fraction: pick(2), sellBy };
}

/** Builds the product that a row describes; throws when the row is malformed or refers to an unknown key. */
export function buildProduct(row: ProductRow, places: Places): Product {
  const [id, shape, palette, name, description, place, sizes, termsRow = ''] = row;
  const [producer = '', series = '', category = ''] = place.split('/');
  const [main, accent, colourName] = PALETTES[palette];
  const terms = termsFrom(termsRow);
  return {
    id,
    shape,
    name: textsFrom(name),
    description: textsFrom(description),
    version: textsFrom(colourName),
    colours: [main, accent],
    producer: found(places.producers, producer),
    series: series === '' ? undefined : found(places.series, series),
    category: found(places.categories, category),
    sizes: sizesFrom(sizes),
    vatPercent: Number(terms.get('vat') ?? DEFAULT_VAT_PERCENT),
    unit: unitFrom(terms),
    offer: offerFrom(terms),
    terms: saleTermsFrom(terms),
    subscriptions: terms.get('sub')?.split(',').map(subscriptionFrom) ?? [],
    made: madeFrom(terms),
    hasSecondImage: terms.has('second'),
  };
}
