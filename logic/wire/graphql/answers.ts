import * as v from 'valibot';
import { LenientText, lenientList, lenientObject } from '../lenient.ts';

/** The schema of an answer whose data are one field; parses to the value of that field. */
export const answerIn = <T>(field: string, schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.object({ [field]: schema }),
    v.transform((data) => data[field] as T),
  );

/** The fields requested from every simple mutation (docs/specification.md#s3-mutation-result). */
export const RESULT_FIELDS = 'status error { code message }';

const ErrorSchema = lenientObject({ code: LenientText, message: LenientText });

const ENTRIES = {
  status: v.string(),
  error: ErrorSchema,
  results: lenientList(lenientObject({ status: LenientText, error: ErrorSchema })),
};

/** Why a mutation failed; missing texts are empty. */
export type MutationError = v.InferOutput<typeof ErrorSchema>;

/** The answer to a mutation, as a whole and for each of its parts. */
export type MutationResult = v.InferOutput<v.ObjectSchema<typeof ENTRIES, undefined>>;

/** The data of a mutation: the result in its field, with additional entries. */
export const mutationAnswer = <const E extends v.ObjectEntries>(field: string, entries: E) =>
  v.pipe(answerIn(field, v.unknown()), v.object({ ...ENTRIES, ...entries }));

const isSuccess = ({ status }: { status: string }): boolean => status === 'success';

/** Why the platform refused a mutation, or a part of it; undefined if it succeeded. */
export function errorIn(result: MutationResult): MutationError | undefined {
  const refused = [...result.results, result].find((part) => !isSuccess(part));
  return refused?.error;
}
