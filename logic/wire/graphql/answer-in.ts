import * as v from 'valibot';

/** The schema of an answer whose data are one field; parses to the value of that field. */
export const answerIn = <T>(field: string, schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.object({ [field]: schema }),
    v.transform((data) => data[field] as T),
  );
