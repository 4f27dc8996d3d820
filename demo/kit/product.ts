import type { Product, SaleTerms, Size } from '../platform/catalogue/catalogue.types.ts';
import { UNIVERSAL_SIZE } from '../platform/catalogue/product-builder.ts';
import { USUAL_TERMS } from '../platform/catalogue/sale-terms.ts';
import type { Texts } from '../platform/language.ts';
import type { GivenProduct, GivenSize } from './kit.types.ts';
import { PLACEHOLDER } from './placeholder.ts';

const GROSZ_PER_ZLOTY = 100;
const STOCK = 100;
const NOTHING = { id: 0, name: '' };

/** A text that is the same in every language. */
export const same = (text: string): Texts => ({ pl: text, en: text });
const PIECES = { pl: 'szt.', en: 'pcs.' };

const groszOf = (zloty: number): number => Math.round(zloty * GROSZ_PER_ZLOTY);

const sizeOf = (size: GivenSize, product: GivenProduct): Size => ({
  id: size.id,
  name: same(size.name ?? size.id),
  grosz: groszOf(size.price ?? product.price),
  stock: size.stock ?? product.stock ?? STOCK,
});

function sizesOf(given: GivenProduct): Product['sizes'] {
  const [first = { id: UNIVERSAL_SIZE }, ...others] = given.sizes ?? [];
  return [sizeOf(first, given), ...others.map((size) => sizeOf(size, given))];
}

function termsOf({ limits, rebates, deposit, shipping }: GivenProduct): SaleTerms {
  return {
    least: limits?.min,
    most: limits?.max,
    rebates: rebates ?? USUAL_TERMS.rebates,
    deposit: deposit === undefined ? undefined : groszOf(deposit),
    points: undefined,
    shipping: shipping ? { days: undefined, ...shipping } : USUAL_TERMS.shipping,
  };
}

/** A product with plain defaults for everything that a test does not specify. */
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
  unit: {
    singular: { pl: 'szt.', en: 'pc.' },
    plural: PIECES,
    fraction: PIECES,
    sellBy: given.limits?.step ?? 1,
  },
  offer: undefined,
  subscriptions: [],
  terms: termsOf(given),
  hasSecondImage: false,
  image: given.image ?? PLACEHOLDER,
});
