import { warnAuthor } from '../../logic/page/warn-author.ts';
import { byHost } from '../../logic/state/by-host.ts';
import type { Environment } from './environment.ts';

const toldNames = byHost(() => new Set<string>());

/** Tells the page and the author, once, that what an attribute of the element names is not there. */
export function tellMissing({ host, fail }: Environment, name: string, expected: string): void {
  const names = toldNames(host);
  if (names.has(name)) return;
  names.add(name);
  const tag = host.localName;
  warnAuthor(`[${tag}] "${name}": expected ${expected}, using none. See README.md#${tag}`);
  fail({ code: 'selector', message: `[shop] ${tag}: nothing on the page is called "${name}".` });
}
