import * as v from 'valibot';

const FormattedSchema = v.nullish(v.object({ formatted: v.nullish(v.string()) }));
const AmountSchema = v.nullish(
  v.object({
    value: v.nullish(v.union([v.number(), v.string()])),
    formatted: v.nullish(v.string()),
  }),
);
const byPriceType = <const S extends v.GenericSchema>(schema: S) =>
  v.nullish(v.object({ gross: schema, net: schema }));
const PercentSchema = v.nullish(v.union([v.number(), v.string()]));

const PriceSchema = v.object({
  omnibusPrice: byPriceType(AmountSchema),
  omnibusPriceDetails: v.nullish(
    v.object({
      newPriceEffectiveUntil: FormattedSchema,
      omnibusPriceIsHigherThanSellingPrice: v.nullish(v.boolean()),
      youSavePercent: PercentSchema,
    }),
  ),
  max: byPriceType(AmountSchema),
  unit: byPriceType(FormattedSchema),
  beforeRebate: byPriceType(AmountSchema),
  rebateCodeActive: v.nullish(v.boolean()),
});

/** Product price data for the Omnibus display (specification §3). */
export const ProductPricesSchema = v.object({
  sizes: v.nullish(
    v.array(v.object({ id: v.union([v.string(), v.number()]), price: v.nullish(PriceSchema) })),
  ),
  unit: v.nullish(v.object({ sellBy: v.nullish(v.union([v.number(), v.string()])) })),
  price: v.nullish(PriceSchema),
});

export type ProductPrices = v.InferOutput<typeof ProductPricesSchema>;
export type Price = v.InferOutput<typeof PriceSchema>;
export type Amount = v.InferOutput<typeof AmountSchema>;
