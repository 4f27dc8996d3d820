import { warnAuthor } from '../../logic/page/warn-author.ts';
import { suggestion } from './closest.ts';

const PREFIX = 'shop-';

/** Warns of a tag with our prefix that there is not; the fallback in it shows for good. */
export function warnOfUnknownTag(tag: string, known: readonly string[]): void {
  if (!__DEV__ || !tag.startsWith(PREFIX)) return;
  const ending = suggestion(
    tag.slice(PREFIX.length),
    known.map((one) => one.slice(PREFIX.length)),
  ).replace('mean ', `mean ${PREFIX}`);
  warnAuthor(`[shop] <${tag}>: there is no such tag${ending || '.'} See README.md#tags`);
}
