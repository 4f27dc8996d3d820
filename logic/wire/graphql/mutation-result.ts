import * as v from 'valibot';
import { shape } from '../shape.ts';

/** The fields that every simple mutation is asked for (docs/specification.md#s3-mutation-result). */
export const RESULT_FIELDS = 'status error { code message }';

/** What a mutation answers; the error's parts are undefined where there are none. */
export const MutationResultSchema = shape({
  status: v.string(),
  error: v.nullish(
    v.fallback(shape({ code: v.nullish(v.string()), message: v.nullish(v.string()) }), {}),
  ),
});

export type MutationResult = v.InferOutput<typeof MutationResultSchema>;

/** Whether the platform did what it was asked. */
export const isSuccess = ({ status }: MutationResult): boolean => status === 'success';
