import type { ProductPrices } from '../../../logic/product-prices/product-prices.schema.ts';

/** The kinds of offer, repeated in this order, so that every row of the component occurs. */
const KINDS = ['discount', 'short', 'discount', 'upcoming', 'discount', 'code'] as const;

const lowestPrice = (index: number, round: number) => 50 + index + round * 10_000;
const formatPrice = (value: number) => `${value.toFixed(2).replace('.', ',')} zł`;

/** The formatted lowest price of product number `index`. */
export const lowestPriceText = (index: number, round: number): string =>
  formatPrice(lowestPrice(index, round));

const amount = (value: number) => {
  const text = (part: number) => ({ value: part, formatted: formatPrice(part) });
  return { gross: text(value), net: text(Math.round(value * 0.8)) };
};

/** The prices of product number `index` as the platform sends them; each `round` has different prices. */
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
