import * as v from 'valibot';

// Scripts of the page replace globals now and then; ours is the one from before.
const { parse } = JSON;

/** What a text of JSON says, where it has that shape; undefined where it is absent, broken or something else. */
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
