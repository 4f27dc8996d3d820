import * as v from 'valibot';
import type { ShopConfig } from '../../logic/settings/shop-config.ts';
import { PlatformIdSchema } from '../../logic/wire/platform-id.ts';

/** One attribute of a tag: how its text and its property become a value, and what the manifest says of it. */
export interface Attribute<T> {
  readonly description: string;
  /** What a right value is, for the author's warning: `a number`. */
  readonly expected: string;
  readonly fallback: T;
  /** Whether the attribute is on when it is empty; any other that is empty counts as absent. */
  readonly isFlag?: boolean;
  /** Parses the text of the attribute, or whatever the property was set to. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** The value of `shop-config` that holds where the attribute is absent. */
  readonly inherits?: keyof ShopConfig;
  /** Whether the property is written back to the attribute. */
  readonly reflects?: boolean;
  /** Whether a child `<script type="application/json">` may give the value. */
  readonly child?: boolean;
}

interface AttributeOptions {
  inherits?: keyof ShopConfig;
}

const TextSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const NumberSchema = v.pipe(
  v.union([v.number(), v.string()]),
  // `Number` takes blanks for 0, but a template that prints nothing says nothing
  v.check((value) => String(value).trim() !== ''),
  v.transform(Number),
  v.check((value: number) => Number.isFinite(value)),
);
const OFF: readonly unknown[] = [false, 'false', 0, '0'];
const FlagSchema = v.pipe(
  v.unknown(),
  v.transform((value) => !OFF.includes(value)),
);
const ListSchema = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  // an array says of itself what a text says, apart by commas
  v.transform((items) =>
    String(items)
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);

/** A text; absent and empty are undefined. */
export const text = (
  description: string,
  options: AttributeOptions = {},
): Attribute<string | undefined> => ({
  description,
  expected: 'a text',
  fallback: undefined,
  schema: TextSchema,
  ...options,
});

/** The id that the platform gave a thing: digits, kept as text. */
export const platformId = (description: string): Attribute<string | undefined> => ({
  description,
  expected: 'an id of digits',
  fallback: undefined,
  schema: PlatformIdSchema,
});

/** A text that has a default. */
export const textOr = (fallback: string, description: string): Attribute<string> => ({
  description,
  expected: 'a text',
  fallback,
  schema: TextSchema,
});

/** A finite decimal number; a unit or a comma makes it malformed. */
export const number = <F extends number | undefined>(
  fallback: F,
  description: string,
): Attribute<number | F> => ({
  description,
  expected: 'a number',
  fallback,
  schema: NumberSchema,
});

/** On when present, even when empty; `="false"` and `="0"` turn it off. */
export const flag = (
  description: string,
  options: AttributeOptions & { reflects?: boolean } = {},
): Attribute<boolean> => ({
  description,
  expected: 'a flag',
  fallback: false,
  isFlag: true,
  schema: FlagSchema,
  ...options,
});

/** One of the listed words; the first one is the default. */
export const oneOf = <const V extends readonly [string, ...string[]]>(
  values: V,
  description: string,
  options: AttributeOptions = {},
): Attribute<V[number]> => ({
  description,
  expected: `one of ${values.join(', ')}`,
  fallback: values[0],
  schema: v.picklist(values),
  ...options,
});

/** Words separated by commas. */
export const list = (description: string): Attribute<readonly string[]> => ({
  description,
  expected: 'a list separated by commas',
  fallback: [],
  schema: ListSchema,
});

/** Structured data: the property as it is, the attribute and the child script as JSON. */
export const json = <T>(
  schema: v.GenericSchema<unknown, T>,
  description: string,
  options: { child?: boolean } = {},
): Attribute<T | undefined> => ({
  description,
  expected: 'JSON of the documented shape',
  fallback: undefined,
  schema: v.pipe(v.unknown(), v.transform(parseJson), schema),
  ...options,
});

/** What is no JSON stays the text that it is, and the schema refuses it. */
function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
