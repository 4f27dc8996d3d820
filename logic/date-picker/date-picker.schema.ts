import * as v from 'valibot';

/** The name of a day, such as a holiday; `class` may hold several classes. */
const DayNameSchema = v.object({
  date: v.string(),
  class: v.nullish(v.string(), ''),
  name: v.nullish(v.string(), ''),
});
const TextsSchema = v.record(v.string(), v.string());

const PARTS = ['dayNames', 'popups'] as const;

/** An attribute is one of the parts; a script among the children has them by name. */
export const partOf =
  (name: (typeof PARTS)[number]) =>
  (given: unknown): unknown => {
    const hasParts = given instanceof Object && PARTS.some((part) => Object.hasOwn(given, part));
    return hasParts ? Reflect.get(given, name) : given;
  };

export const DayNamesSchema = v.pipe(
  v.unknown(),
  v.transform(partOf('dayNames')),
  v.nullish(v.array(DayNameSchema), []),
);
export type DayName = v.InferOutput<typeof DayNameSchema>;

/** The popup texts of days, by date. */
export const PopupsSchema = v.pipe(
  v.unknown(),
  v.transform(partOf('popups')),
  v.nullish(TextsSchema, {}),
);
export type Popups = v.InferOutput<typeof TextsSchema>;
