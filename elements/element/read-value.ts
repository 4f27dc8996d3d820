import { safeParse } from 'valibot';
import type { AuthoredTag } from '../advice/authored-tag.ts';
import { warnOfUnusedValue } from '../advice/unused-value.ts';
import type { Attribute } from '../declare/attributes.ts';

/** The source of a property value: the text of an attribute or a child script, or the value that a script set. */
interface Given {
  readonly prop: string;
  readonly value: unknown;
  readonly attribute: Attribute<unknown>;
}

/** Absent, null and '' are equivalent in data; only a boolean attribute is on when empty. */
const isAbsent = ({ value, attribute: { isFlag, takesEmpty } }: Given): boolean =>
  value === undefined || value === null || (value === '' && !isFlag && !takesEmpty);

/** The value without a valid attribute; undefined if `shop-config` provides it. */
const fallbackOf = ({ inherits, fallback }: Attribute<unknown>): unknown =>
  inherits ? undefined : fallback;

/** The parsed value of a property. The development build warns the author about ignored values. */
export function readValue(tag: AuthoredTag, given: Given): unknown {
  const { value, attribute } = given;
  if (isAbsent(given)) return fallbackOf(attribute);
  const { success: isRead, output } = safeParse(attribute.schema, value);
  if (__DEV__) warnOfUnusedValue(tag, { ...given, isRead });
  return isRead ? output : fallbackOf(attribute);
}
