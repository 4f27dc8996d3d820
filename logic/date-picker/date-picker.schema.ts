import * as v from 'valibot';
import { TEXT } from '../wire/accepted.ts';
import { annotated, described, required } from '../wire/described.ts';

const DATE = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

const DayNameSchema = annotated(
  v.object({
    date: required(v.string(), 'The day.', { accepts: DATE, expected: 'a date as YYYY-MM-DD' }),
    class: described(
      v.nullish(v.string(), ''),
      'Classes of the day, separated by spaces, which are also its part names.',
      TEXT,
    ),
    name: described(
      v.nullish(v.string(), ''),
      'The name of the day, such as that of a holiday.',
      TEXT,
    ),
  }),
  { isClosed: true, meant: { day: 'date', title: 'name', className: 'class' } },
);
const TextsSchema = v.record(v.string(), v.string());

const PARTS = ['dayNames', 'popups'] as const;

/** An attribute contains one of the parts; a child script contains them by name. */
const partOf =
  (name: (typeof PARTS)[number]) =>
  (given: unknown): unknown => {
    const hasParts = given instanceof Object && PARTS.some((part) => Object.hasOwn(given, part));
    return hasParts ? Reflect.get(given, name) : given;
  };

export const DayNamesSchema = annotated(
  v.pipe(v.unknown(), v.transform(partOf('dayNames')), v.nullish(v.array(DayNameSchema), [])),
  {
    title: 'The names of single days',
    minimal: [{ date: '2026-12-24', name: 'Wigilia' }],
    full: [{ date: '2026-12-24', name: 'Wigilia', class: 'holiday' }],
    unwrap: partOf('dayNames'),
  },
);
export type DayName = v.InferOutput<typeof DayNameSchema>;

/** The popup texts of days, by date. */
export const PopupsSchema = annotated(
  v.pipe(v.unknown(), v.transform(partOf('popups')), v.nullish(TextsSchema, {})),
  {
    title: 'The explanations of single days, by date',
    accepts: v.record(
      annotated(DATE, { expected: 'a date as YYYY-MM-DD' }),
      described(v.string(), 'Information about the day.', TEXT),
    ),
    minimal: { '2026-12-24': 'Do 14:00' },
    full: { '2026-12-24': 'Do 14:00', '2026-12-31': 'Do 12:00' },
    unwrap: partOf('popups'),
  },
);
export type Popups = v.InferOutput<typeof TextsSchema>;
