import * as v from 'valibot';

/** The object in an answer: some shops print text around it. */
export const jsonIn = (text: string): string =>
  text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

/** Parses JSON with a schema; undefined if missing, malformed or invalid. */
export function parseJson<T>(
  schema: v.GenericSchema<unknown, T>,
  text: string | undefined,
): T | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text ?? ''));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
