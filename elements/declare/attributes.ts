import * as v from 'valibot';
import type { ShopConfig } from '../../logic/settings/shop-config.ts';
import { PlatformIdSchema } from '../../logic/wire/platform-id.ts';

/** An attribute of a tag: how its text or its property is parsed. */
export interface Attribute<T> {
  readonly fallback: T;
  /** Whether the attribute is on when empty; any other empty attribute counts as absent. */
  readonly isFlag?: boolean;
  /** Whether an empty attribute is a value. */
  readonly takesEmpty?: boolean;
  /** Parses the text of the attribute, or whatever the property was set to. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** The key of `shop-config` that provides the value if the attribute is absent. */
  readonly inherits?: keyof ShopConfig;
  /** Whether the property is reflected to the attribute. */
  readonly reflects?: boolean;
  /** Whether a child `<script type="application/json">` may provide the value. */
  readonly child?: boolean;
  /** The minimum and the maximum. */
  readonly bounds?: Bounds;
  /** The property as scripts read it, if it differs from the value. */
  toProperty?(value: T): unknown;
}

type Bounds = readonly [least: number, most: number];

interface AttributeOptions {
  inherits?: keyof ShopConfig;
}

export const TextSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
export const NumberSchema = v.pipe(
  v.union([v.number(), v.string()]),
  // `Number` reads spaces as 0, but an empty output of a template means the default
  v.check((value) => String(value).trim() !== ''),
  v.transform(Number),
  v.check((value: number) => Number.isFinite(value)),
);
/** The values that turn a boolean attribute off. */
export const OFF: readonly unknown[] = [false, 'false', 0, '0', 'n'];
export const FlagSchema = v.pipe(
  v.unknown(),
  v.transform((value) => !OFF.includes(value)),
);
export const ListSchema = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  // an array becomes its items, separated by commas
  v.transform((items) =>
    String(items)
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);

/** A string; undefined if absent or empty. */
export const text = (options: AttributeOptions = {}): Attribute<string | undefined> => ({
  fallback: undefined,
  schema: TextSchema,
  ...options,
});

/** An id of the platform: digits, kept as a string. */
export const platformId = (): Attribute<string | undefined> => ({
  fallback: undefined,
  schema: PlatformIdSchema,
});

/** A string with a default. */
export const textOr = (fallback: string): Attribute<string> => ({
  fallback,
  schema: TextSchema,
});

/** A finite decimal number; a value with a unit or a comma is invalid. */
export const number = <F extends number | undefined>(fallback: F): Attribute<number | F> => ({
  fallback,
  schema: NumberSchema,
});

/** A number within limits: values outside would block the page or show nothing. */
export const numberWithin = <F extends number | undefined>(
  bounds: Bounds,
  fallback: F,
): Attribute<number | F> => ({
  fallback,
  schema: v.pipe(
    NumberSchema,
    v.check((value) => value >= bounds[0] && value <= bounds[1]),
  ),
  bounds,
});

/** A boolean attribute: on when present, even when empty; off with "false", "0" and "n", as templates print them. */
export const flag = (
  options: AttributeOptions & { reflects?: boolean } = {},
): Attribute<boolean> => ({
  fallback: false,
  isFlag: true,
  schema: FlagSchema,
  ...options,
});

/** An enumerated attribute; the first keyword is the default. */
export const oneOf = <const V extends readonly [string, ...string[]]>(
  values: V,
  options: AttributeOptions = {},
): Attribute<V[number]> => ({
  fallback: values[0],
  schema: v.picklist(values),
  ...options,
});

/** Keywords separated by commas. */
export const list = (): Attribute<readonly string[]> => ({
  fallback: [],
  schema: ListSchema,
});

/** Keywords of a set, separated by commas; all by default. */
export const someOf = <const V extends readonly string[]>(
  values: V,
): Attribute<readonly V[number][]> => ({
  fallback: values,
  schema: v.pipe(ListSchema, v.array(v.picklist(values))),
});

/** Structured data: the property as an object, the attribute and the child script as JSON. */
export const json = <T>(
  schema: v.GenericSchema<unknown, T>,
  options: { child?: boolean } = {},
): Attribute<T | undefined> => ({
  fallback: undefined,
  schema: v.pipe(v.unknown(), v.transform(readJson), schema),
  ...options,
});

/** Returns a text that is not JSON unchanged, so that the schema rejects it. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
