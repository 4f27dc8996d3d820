import * as v from 'valibot';
import {
  LenientNumber,
  LenientPrice,
  LenientText,
  lenientList,
  lenientObject,
} from '../wire/lenient.ts';
import { safeImage } from '../wire/safe-link.ts';

const ENTRY = { name: LenientText, link: LenientText };
const AmountSchema = lenientObject({ value: LenientNumber, formatted: LenientPrice });
const listOf = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.nullish(v.unknown(), []),
    v.check((given) => typeof given === 'object'),
    lenientList(v.object(entries)),
  );

/** An image address that is safe to load. */
const ImageSchema = v.pipe(
  LenientText,
  v.transform((address: string) => safeImage(address)),
);

/**
 * The response of a text search (docs/specification.md#s3-search-result); a missing block is empty, an invalid entry is
 * left out.
 */
export const SearchAnswerSchema = v.object({
  searchQueries: listOf(ENTRY),
  products: listOf({
    ...ENTRY,
    iconSmall: ImageSchema,
    iconSmallSecond: ImageSchema,
    price: lenientObject({ price: lenientObject({ gross: AmountSchema, net: AmountSchema }) }),
  }),
  producers: listOf(ENTRY),
  series: listOf(ENTRY),
  menuNodes: listOf({
    ...ENTRY,
    bc: lenientObject({ item: lenientList(lenientObject({ title: LenientText })) }),
  }),
  cms: listOf(ENTRY),
});

export type SearchAnswer = v.InferOutput<typeof SearchAnswerSchema>;
export type SearchedProduct = SearchAnswer['products'][number];
