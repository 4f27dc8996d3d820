const NAME = /^[_A-Za-z]\w*$/;
/** The platform's enums are shorter; a longer text is an attack. */
const NAME_MAX_LENGTH = 64;
const RESERVED = /^(?:true|false|null|__.*)$/;
const DIGITS = /^(?:0|[1-9]\d*)$/;

/** GraphQL source text, created only by the functions of this file. */
class Fragment {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type { Fragment };

/** The values that can be printed; undefined entries of an object are omitted. */
export type GraphqlValue =
  | Fragment
  | string
  | number
  | boolean
  | null
  | readonly GraphqlValue[]
  | { readonly [name: string]: GraphqlValue | undefined };

/** A GraphQL document or part of one: interpolated values are printed as literals, fragments unchanged. */
export const graphql = (
  strings: TemplateStringsArray,
  ...values: readonly GraphqlValue[]
): string => String.raw({ raw: strings }, ...values.map(print));

/** Like `graphql`, for interpolation into another template. */
export const fragment = (strings: TemplateStringsArray, ...values: readonly GraphqlValue[]) =>
  new Fragment(graphql(strings, ...values));

/** A valid name of a field, an alias or an enum value; undefined for another text. */
export function graphqlName(text: string): Fragment | undefined {
  const valid = text.length <= NAME_MAX_LENGTH && NAME.test(text) && !RESERVED.test(text);
  return valid ? new Fragment(text) : undefined;
}

/** An unquoted code, such as a country: digits or a name; undefined for another text. */
export const graphqlCode = (text: string): Fragment | undefined =>
  text.length <= NAME_MAX_LENGTH && DIGITS.test(text) ? new Fragment(text) : graphqlName(text);

/** Joins fragments, such as the fields of a batch. */
export const joinFragments = (parts: readonly Fragment[]): Fragment =>
  new Fragment(parts.map(({ text }) => text).join(' '));

function print(value: GraphqlValue): string {
  if (value instanceof Fragment) return value.text;
  // JSON escapes are a subset of GraphQL's, without lone surrogates.
  if (typeof value === 'string') return JSON.stringify(value.toWellFormed());
  if (Array.isArray(value)) return `[${value.map(print).join(',')}]`;
  if (typeof value === 'object' && value !== null) return printObject(value);
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return `${value}`;
  throw new TypeError(
    '[shop] GraphQL literal: expected text, a finite number, a list or an object.',
  );
}

function printObject(value: object): string {
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  if (!fields.every(([name]) => NAME.test(name))) {
    throw new TypeError('[shop] GraphQL literal: a field has an invalid name.');
  }
  return `{${fields.map(([name, field]) => `${name}:${print(field)}`).join(',')}}`;
}
