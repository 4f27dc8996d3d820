import * as v from 'valibot';

// Scripts of the page replace globals now and then; ours is the one from before.
const { parse } = JSON;

/** The value of a text of JSON; undefined where the text is absent, broken or of another shape. */
export function parseJson<T>(
  schema: v.GenericSchema<unknown, T>,
  text: string | undefined,
): T | undefined {
  try {
    const { success, output } = v.safeParse(schema, parse(text ?? ''));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
