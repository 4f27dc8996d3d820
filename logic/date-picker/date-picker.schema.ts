import * as v from 'valibot';

/** A day with a name of its own; `class` may hold several. */
const DayNameSchema = v.object({
  date: v.string(),
  class: v.nullish(v.string(), ''),
  name: v.nullish(v.string(), ''),
});

export const DayNamesSchema = v.array(DayNameSchema);
export type DayName = v.InferOutput<typeof DayNameSchema>;

/** What there is to say of single days, by date. */
export const PopupsSchema = v.record(v.string(), v.string());
export type Popups = v.InferOutput<typeof PopupsSchema>;
