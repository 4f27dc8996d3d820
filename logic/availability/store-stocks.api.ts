import * as v from 'valibot';
import type { Operation } from '../platform/later/graphql/operation.ts';
import { graphql } from '../wire/graphql/literals.ts';
import {
  LenientFlag,
  LenientName,
  LenientNumber,
  LenientText,
  lenientList,
  lenientObject,
} from '../wire/lenient.ts';
import { ANSWER_TIMEOUT_MS } from './availability.constants.ts';

const DaySchema = lenientObject({
  open: LenientFlag,
  allDay: LenientFlag,
  from: LenientText,
  till: LenientText,
});

/** The days of a week, the first of which is Monday. */
export const WEEK = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const),
];

const LinkSchema = lenientObject({ text: LenientName, link: LenientText });

const StoreSchema = v.object({
  quantity: LenientNumber,
  unit: lenientObject({ singular: LenientName, plural: LenientName }),
  productAvailableStatus: lenientObject({ description: LenientName }),
  stockInfo: v.object({
    name: LenientName,
    street: LenientName,
    city: LenientName,
    zipcode: LenientName,
    contact: lenientObject({ phone: LinkSchema, mail: LinkSchema }),
    openingHours: lenientObject(v.entriesFromList(WEEK, DaySchema)),
    longitude: LenientNumber,
    latitude: LenientNumber,
  }),
});

const SizeSchema = v.object({
  id: LenientText,
  productSizeAvailableInStocks: lenientList(StoreSchema),
});

/** What a store has of a size, and the store itself. */
export type StoreStock = v.InferOutput<typeof StoreSchema>;

/** The hours of a store on a day of the week. */
export type StoreDay = v.InferOutput<typeof DaySchema>;

/** What the stores have of each size of a product. */
export type StoreStocks = readonly v.InferOutput<typeof SizeSchema>[];

const DAY = 'open allDay from till';
const CONTACT = 'contact { phone { text link } mail { text link } }';
const HOURS = WEEK.map((day) => `${day} { ${DAY} }`).join(' ');

/** What each store of the shop has of a product; an empty list where none has it. */
export const storeStocks: Operation<{ readonly id: string }, StoreStocks> = {
  name: 'sizeAvailability',
  marker: 'query=sizeAvailability',
  kind: 'query',
  timeoutMs: ANSWER_TIMEOUT_MS,
  document: ({ id }) =>
    `${graphql`query { sizeAvailability(productId: ${Number(id)})`} { id name productSizeAvailableInStocks { quantity unit { singular plural } productAvailableStatus { description } stockInfo { name street city zipcode ${CONTACT} openingHours { ${HOURS} } longitude latitude } } } }`,
  answer: v.pipe(
    v.object({ sizeAvailability: lenientList(SizeSchema) }),
    v.transform(({ sizeAvailability }) => sizeAvailability),
  ),
};
