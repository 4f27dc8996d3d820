import { safeParse } from 'valibot';
import type { AuthoredTag } from '../advice/authored-tag.ts';
import { warnOfUnusedValue } from '../advice/unused-value.ts';
import type { Attribute } from '../declare/attributes.ts';

/** What an author gave for a property: the text of its attribute or of a child script, or what the property was set to. */
interface Given {
  readonly prop: string;
  readonly value: unknown;
  readonly attribute: Attribute<unknown>;
}

/** Absent, null and '' are the same in data; only a flag is on when it is empty. */
const isAbsent = ({ value, attribute: { isFlag, takesEmpty } }: Given): boolean =>
  value === undefined || value === null || (value === '' && !isFlag && !takesEmpty);

/** The value without a valid attribute; undefined where `shop-config` gives it. */
const fallbackOf = ({ inherits, fallback }: Attribute<unknown>): unknown =>
  inherits ? undefined : fallback;

/** The value that a tag works with; the development build tells its author of what is not used. */
export function readValue(tag: AuthoredTag, given: Given): unknown {
  const { value, attribute } = given;
  if (isAbsent(given)) return fallbackOf(attribute);
  const { success: isRead, output } = safeParse(attribute.schema, value);
  if (__DEV__) warnOfUnusedValue(tag, { ...given, isRead });
  return isRead ? output : fallbackOf(attribute);
}
