import type { Product, Size } from '../platform/catalogue/catalogue.types.ts';
import { UNIVERSAL_SIZE } from '../platform/catalogue/product-builder.ts';
import { USUAL_TERMS } from '../platform/catalogue/sale-terms.ts';
import type { Texts } from '../platform/language.ts';
import type { GivenProduct, GivenSize } from './kit.types.ts';

const GROSZ_PER_ZLOTY = 100;
const STOCK = 100;
const NOTHING = { id: 0, name: '' };

const same = (text: string): Texts => ({ pl: text, en: text });
const PIECES = { pl: 'szt.', en: 'pcs.' };

const sizeOf = (size: GivenSize, product: GivenProduct): Size => ({
  id: size.id,
  name: same(size.name ?? size.id),
  grosz: Math.round((size.price ?? product.price) * GROSZ_PER_ZLOTY),
  stock: size.stock ?? product.stock ?? STOCK,
});

function sizesOf(given: GivenProduct): Product['sizes'] {
  const [first = { id: UNIVERSAL_SIZE }, ...others] = given.sizes ?? [];
  return [sizeOf(first, given), ...others.map((size) => sizeOf(size, given))];
}

/** A product of the catalogue, with what a test does not care about left plain. */
export const productFrom = (given: GivenProduct): Product => ({
  id: given.id,
  name: same(given.name),
  description: same(''),
  version: same(''),
  shape: 'box',
  colours: ['#80848a', '#cbced2'],
  producer: NOTHING,
  series: undefined,
  category: { id: NOTHING.id, name: same(''), path: [], children: [] },
  sizes: sizesOf(given),
  vatPercent: 23,
  unit: { singular: { pl: 'szt.', en: 'pc.' }, plural: PIECES, fraction: PIECES, sellBy: 1 },
  offer: undefined,
  subscriptions: [],
  terms: USUAL_TERMS,
  hasSecondImage: false,
  image: given.image,
});
