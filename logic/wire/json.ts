import * as v from 'valibot';

/** The object in an answer: some shops print text around it. */
export const jsonIn = (text: string): string =>
  text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

/** The value of a text of JSON; undefined where the text is absent, broken or of another shape. */
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
