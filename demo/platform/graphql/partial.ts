import * as v from 'valibot';
import { jsonFrom } from '../http/answers.ts';

const AnswerSchema = v.object({ data: v.record(v.string(), v.unknown()) });
const ObjectSchema = v.record(v.string(), v.unknown());

function withoutLast(value: unknown): { readonly value: unknown; readonly path: string[] } {
  const object = v.safeParse(ObjectSchema, value);
  const key = object.success ? Object.keys(object.output).at(-1) : undefined;
  if (!object.success || key === undefined) return { value: null, path: [] };
  return { value: { ...object.output, [key]: null }, path: [key] };
}

/**
 * Makes a response partial: of several root fields the last one becomes null; of a single root
 * field, its last key does. The GraphQL error names the path.
 */
export function partialAnswer(body: string): string {
  const answer = v.safeParse(AnswerSchema, jsonFrom(body));
  if (!answer.success) return body;
  const { data } = answer.output;
  const keys = Object.keys(data);
  const last = keys.at(-1);
  if (last === undefined) return body;
  const broken = keys.length > 1 ? { value: null, path: [] } : withoutLast(data[last]);
  return JSON.stringify({
    errors: [{ message: 'A part could not be read.', path: [last, ...broken.path] }],
    data: { ...data, [last]: broken.value },
  });
}
