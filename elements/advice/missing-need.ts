import { docsOf, type Need } from '../declare/docs.ts';
import { kebab } from '../declare/names.ts';
import type { AuthoredTag } from './authored-tag.ts';
import { hasProduct } from './page-products.ts';
import { warn } from './warn.ts';

const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

const isMet = (host: AuthoredTag, { selector, attributes = [], follows }: Need): boolean =>
  (follows && hasProduct(host)) ||
  attributes.some((prop) => host.hasAttribute(kebab(prop)) || isGiven(Reflect.get(host, prop))) ||
  (selector !== undefined && host.querySelector(selector) !== null);

/** Whether a script with a wrong type contains the data. */
const hasOtherScript = (host: AuthoredTag, { selector }: Need): boolean =>
  selector?.startsWith('script') === true && host.querySelector('script[type*=json i]') !== null;

/** Warns about an element without what it requires, such as a form tag without a form. */
export function warnOfMissingNeed(host: AuthoredTag): void {
  const { needs, meant = {} } = docsOf(host.localName) ?? {};
  if (!needs || isMet(host, needs)) return;
  // a misspelt attribute or a wrong type of script has already been reported
  const isMeant = host
    .getAttributeNames()
    .some((name) => Object.hasOwn(meant, name) && needs.attributes?.includes(meant[name] ?? ''));
  if (isMeant || hasOtherScript(host, needs)) return;
  const follows = needs.without ?? 'without it the tag has no effect';
  warn(host, `expected ${needs.text}; ${follows}.`);
}
