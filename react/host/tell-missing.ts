import { warnAuthor } from '../../logic/page/warn-author.ts';
import type { Environment } from './environment.ts';

const told = new WeakMap<Element, Set<string>>();

/** Tells the page and the author, once, that what an attribute of the element names is not there. */
export function tellMissing({ host, fail }: Environment, name: string, expected: string): void {
  const names = told.get(host) ?? new Set();
  told.set(host, names);
  if (names.has(name)) return;
  names.add(name);
  const tag = host.localName;
  warnAuthor(`[${tag}] "${name}": expected ${expected}, using none. See README.md#${tag}`);
  fail({ code: 'selector', message: `[shop] ${tag}: nothing on the page is called "${name}".` });
}
