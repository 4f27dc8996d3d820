import type { ProductPrices } from '../../../logic/omnibus-price/omnibus-price.schema.ts';

/** Kinds of offer repeat in this order, so that every row of the component is in play. */
const KINDS = ['discount', 'short', 'discount', 'upcoming', 'discount', 'code'] as const;

const lowestPrice = (index: number, round: number) => 50 + index + round * 10_000;
const formatPrice = (value: number) => `${value.toFixed(2).replace('.', ',')} zł`;

/** How the lowest price of product number `index` reads. */
export const lowestPriceText = (index: number, round: number): string =>
  formatPrice(lowestPrice(index, round));

const amount = (value: number) => {
  const text = (one: number) => ({ value: one, formatted: formatPrice(one) });
  return { gross: text(value), net: text(Math.round(value * 0.8)) };
};

/** The prices of product number `index`, as a data loader gives them; another `round` has other prices. */
export function productPrices(index: number, round = 0): ProductPrices {
  const kind = KINDS[index % KINDS.length] ?? 'discount';
  const lowest = lowestPrice(index, round);
  return {
    sizes: [{ id: 'S' }, { id: 'M' }, { id: 'L' }],
    unit: { sellBy: 1 },
    price: {
      omnibusPrice: amount(lowest),
      omnibusPriceDetails: {
        newPriceEffectiveUntil: kind === 'upcoming' ? { formatted: '24.12.2026' } : null,
        omnibusPriceIsHigherThanSellingPrice: kind !== 'upcoming',
        youSavePercent: 5 + (index % 20),
      },
      max: amount(kind === 'short' ? lowest : lowest + 25),
      unit: amount(lowest - 5),
      beforeRebate: amount(lowest + 12),
      rebateCodeActive: kind === 'code',
    },
  };
}
