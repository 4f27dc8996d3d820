import { warnAuthor } from '../../logic/page/warn-author.ts';
import { byHost } from '../../logic/state/by-host.ts';
import type { Environment } from './environment.ts';

const reportedNames = byHost(() => new Set<string>());

/** The kinds of target that an attribute can name, as warnings call them. */
const NAMED = {
  control: 'the id, the name or a selector of a control on the page',
  input: 'the id, the name or a selector of an input',
  key: 'the ids or the names of inputs in the form',
  own: 'a selector of an input in the element',
  date: 'the id of an <input> on the page',
  place: 'the id or a selector of an element on the page',
  region: 'a selector of an element on the page',
  row: 'a selector of the products in it',
} as const;

export type NamedThing = keyof typeof NAMED;

/** `country-from="region"`; the name alone if a script set the property. */
function attributeText(host: HTMLElement, name: string): string {
  const isNaming = (attribute: string) => {
    const value = host.getAttribute(attribute) ?? '';
    // one selector, which may contain commas, or a list of names
    return [value, ...value.split(',')].some((one) => one.trim() === name.trim());
  };
  const attribute = host.getAttributeNames().find(isNaming);
  return attribute ? `${attribute}="${name}"` : `"${name}"`;
}

/** Warns the author that the target named by an attribute does not exist. */
export function warnOfMissing(host: HTMLElement, name: string, thing: NamedThing): void {
  if (!__DEV__) return;
  const isElsewhere = thing === 'input' && document.getElementById(name);
  const ending = isElsewhere
    ? `that input is not in the form of the field; expected "#${name}" for it`
    : `expected ${NAMED[thing]}`;
  warnAuthor(host.localName, `${attributeText(host, name)}: ${ending}, using none.`);
}

/** Dispatches `shop-error` and warns the author, once, that the target named by an attribute does not exist. */
export function reportMissing({ host, fail }: Environment, name: string, thing: NamedThing): void {
  const names = reportedNames(host);
  if (names.has(name)) return;
  names.add(name);
  warnOfMissing(host, name, thing);
  const tag = host.localName;
  fail({ code: 'selector', message: `[shop] ${tag}: nothing on the page is called "${name}".` });
}
