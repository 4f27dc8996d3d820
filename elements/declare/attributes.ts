import * as v from 'valibot';
import type { ShopConfig } from '../../logic/settings/shop-config.ts';
import { PlatformIdSchema } from '../../logic/wire/platform-id.ts';

/** One attribute of a tag: how its text and its property become a value. */
export interface Attribute<T> {
  readonly fallback: T;
  /** Whether the attribute is on when it is empty; any other that is empty counts as absent. */
  readonly isFlag?: boolean;
  /** Whether the attribute says something when it is empty. */
  readonly takesEmpty?: boolean;
  /** Parses the text of the attribute, or whatever the property was set to. */
  readonly schema: v.GenericSchema<unknown, T>;
  /** The value of `shop-config` that holds where the attribute is absent. */
  readonly inherits?: keyof ShopConfig;
  /** Whether the property is written back to the attribute. */
  readonly reflects?: boolean;
  /** Whether a child `<script type="application/json">` may give the value. */
  readonly child?: boolean;
  /** The least and the greatest number. */
  readonly bounds?: Bounds;
  /** The property as the page reads it, if that is not the value itself. */
  toProperty?(value: T): unknown;
}

type Bounds = readonly [least: number, most: number];

interface AttributeOptions {
  inherits?: keyof ShopConfig;
}

export const TextSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
export const NumberSchema = v.pipe(
  v.union([v.number(), v.string()]),
  // `Number` reads blanks as 0, but a template that prints nothing means the default
  v.check((value) => String(value).trim() !== ''),
  v.transform(Number),
  v.check((value: number) => Number.isFinite(value)),
);
/** What turns a flag off. */
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

/** A text; absent and empty are undefined. */
export const text = (options: AttributeOptions = {}): Attribute<string | undefined> => ({
  fallback: undefined,
  schema: TextSchema,
  ...options,
});

/** The id that the platform gave a thing: digits, kept as text. */
export const platformId = (): Attribute<string | undefined> => ({
  fallback: undefined,
  schema: PlatformIdSchema,
});

/** A text that has a default. */
export const textOr = (fallback: string): Attribute<string> => ({
  fallback,
  schema: TextSchema,
});

/** A finite decimal number; a unit or a comma makes it malformed. */
export const number = <F extends number | undefined>(fallback: F): Attribute<number | F> => ({
  fallback,
  schema: NumberSchema,
});

/** A number that is taken between two bounds only: beyond them a value would keep the page busy, or show nothing. */
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

/** On when present, even when empty; `="false"`, `="0"` and `="n"`, as templates print them, turn it off. */
export const flag = (
  options: AttributeOptions & { reflects?: boolean } = {},
): Attribute<boolean> => ({
  fallback: false,
  isFlag: true,
  schema: FlagSchema,
  ...options,
});

/** One of the listed words; the first one is the default. */
export const oneOf = <const V extends readonly [string, ...string[]]>(
  values: V,
  options: AttributeOptions = {},
): Attribute<V[number]> => ({
  fallback: values[0],
  schema: v.picklist(values),
  ...options,
});

/** Words separated by commas. */
export const list = (): Attribute<readonly string[]> => ({
  fallback: [],
  schema: ListSchema,
});

/** Structured data: the property as it is, the attribute and the child script as JSON. */
export const json = <T>(
  schema: v.GenericSchema<unknown, T>,
  options: { child?: boolean } = {},
): Attribute<T | undefined> => ({
  fallback: undefined,
  schema: v.pipe(v.unknown(), v.transform(readJson), schema),
  ...options,
});

/** A text that is not JSON stays as it is, and the schema refuses it. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
