import { PlatformIdSchema } from '../../logic/wire/platform-id.ts';
import { type Attribute, FlagSchema, ListSchema, NumberSchema, TextSchema } from './attributes.ts';
import { docsOf } from './docs.ts';

const EXPECTATIONS = new Map<unknown, string>([
  [TextSchema, 'a text'],
  [PlatformIdSchema, 'an id of digits'],
  [NumberSchema, 'a number'],
  [FlagSchema, 'a flag'],
  [ListSchema, 'a list separated by commas'],
]);

/** Describes the valid values of an attribute by its kind, `a number`; undefined if only its docs can. */
export function expectationOfKind({ schema, bounds }: Attribute<unknown>): string | undefined {
  if (bounds) return `a number from ${bounds.join(' to ')}`;
  const options: unknown = schema.type === 'picklist' && Reflect.get(schema, 'options');
  return Array.isArray(options) ? `one of ${options.join(', ')}` : EXPECTATIONS.get(schema);
}

/** Describes the valid values of an attribute for a warning. */
export function expectationOf(tag: string, prop: string, attribute: Attribute<unknown>): string {
  const docs = docsOf(tag)?.attributes?.[prop];
  const documented = typeof docs === 'object' ? docs.expected : undefined;
  return documented ?? expectationOfKind(attribute) ?? 'a value of the documented shape';
}
