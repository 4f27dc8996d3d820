import * as v from 'valibot';
import { annotated } from '../wire/described.ts';

const RecordSchema = v.record(v.string(), v.unknown());

/** The parameters of the platform's product data; an empty attribute has none. */
export const WidgetParametersSchema = annotated(
  v.union([
    RecordSchema,
    v.pipe(
      v.literal(''),
      v.transform(() => ({})),
    ),
  ]),
  {
    title: 'The parameters of a request for product data',
    accepts: RecordSchema,
    minimal: { product: 101 },
    full: { product: 101, size: 'M' },
  },
);
