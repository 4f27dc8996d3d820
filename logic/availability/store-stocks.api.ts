import * as v from 'valibot';
import { SHOPPER_TIMEOUT_MS } from '../platform/http.ts';
import type { Operation } from '../platform/later/graphql/operation.ts';
import { answerIn } from '../wire/graphql/answers.ts';
import { graphql } from '../wire/graphql/literals.ts';
import {
  LenientFlag,
  LenientName,
  LenientNumber,
  LenientText,
  lenientList,
  lenientObject,
} from '../wire/lenient.ts';

const DaySchema = lenientObject({
  open: LenientFlag,
  allDay: LenientFlag,
  from: LenientText,
  till: LenientText,
});

/** The days of a week, starting on Monday. */
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

/** A store and its stock of a size. */
export type StoreStock = v.InferOutput<typeof StoreSchema>;

/** The opening hours of a store on a weekday. */
export type StoreDay = v.InferOutput<typeof DaySchema>;

/** The stock of each size of a product in the stores. */
export type StoreStocks = readonly v.InferOutput<typeof SizeSchema>[];

const DAY = 'open allDay from till';
const CONTACT = 'contact { phone { text link } mail { text link } }';
const HOURS = WEEK.map((day) => `${day} { ${DAY} }`).join(' ');

/** Requests the stock of a product in each store; an empty list if no store has it. */
export const storeStocks: Operation<{ readonly id: string }, StoreStocks> = {
  name: 'sizeAvailability',
  kind: 'query',
  timeoutMs: SHOPPER_TIMEOUT_MS,
  document: ({ id }) =>
    `${graphql`query { sizeAvailability(productId: ${Number(id)})`} { id name productSizeAvailableInStocks { quantity unit { singular plural } productAvailableStatus { description } stockInfo { name street city zipcode ${CONTACT} openingHours { ${HOURS} } longitude latitude } } } }`,
  answer: answerIn('sizeAvailability', lenientList(SizeSchema)),
};
