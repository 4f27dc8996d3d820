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

/** The value at a path of unchecked data; undefined when an own key of the path is missing. */
export const readPath = (from: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    from,
  );
