import type { Mistake } from '../declare/docs.ts';
import { docsOf } from '../declare/docs.ts';
import { kebab } from '../declare/names.ts';
import type { AuthoredTag } from './authored-tag.ts';
import { warn } from './warn.ts';

const isMade = (host: AuthoredTag, { is, has }: Mistake): boolean =>
  (!is || host.matches(is)) && (!has || host.querySelector(has) !== null);

/** Warns about a value that another element of the page also has. */
function warnOfTwin(host: AuthoredTag, prop: string): void {
  const name = kebab(prop);
  const value = host.getAttribute(name);
  const all = [...host.ownerDocument.querySelectorAll(host.localName)];
  if (!value || all.filter((one) => one.getAttribute(name) === value).length < 2) return;
  warn(host, `${name}="${value}": expected another value for each tag, as one acts for all.`);
}

/** Warns about a second element of a tag that should be unique. */
function warnOfSecond(host: AuthoredTag, outcome: string): void {
  if (host.ownerDocument.querySelector(host.localName) === host) return;
  warn(host, `is the second of the page; expected one: ${outcome}.`);
}

/** Compares two numbers or two days in the same notation. */
const isAbove = (a: string, b: string): boolean =>
  Number.isNaN(Number(a) - Number(b)) ? a > b : Number(a) > Number(b);

/** Warns about a minimum above the maximum. */
function warnOfBounds(host: AuthoredTag): void {
  for (const [prop, docs] of Object.entries(docsOf(host.localName)?.attributes ?? {})) {
    const bound = typeof docs === 'object' && docs.atMost;
    const [low, high] = [prop, bound ? bound.prop : ''].map((one) => host.getAttribute(kebab(one)));
    if (!bound || !low || !high || !isAbove(low, high)) continue;
    warn(host, `${prop}="${low}": expected at most ${bound.prop}="${high}", ${bound.else}.`);
  }
}

/** Warns about the mistakes that the docs of a tag list. */
export function warnOfMistakes(host: AuthoredTag): void {
  const { mistakes = [], unique, second } = docsOf(host.localName) ?? {};
  for (const mistake of mistakes) if (isMade(host, mistake)) warn(host, mistake.text);
  if (unique) warnOfTwin(host, unique);
  if (second) warnOfSecond(host, second);
  warnOfBounds(host);
}
