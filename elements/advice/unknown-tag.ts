import { warnAuthor } from '../../logic/page/warn-author.ts';
import { tagCalled } from '../declare/docs.ts';
import { suggestion } from './closest.ts';

const PREFIX = 'shop-';
const keyOf = (tag: string): string => tag.slice(PREFIX.length);

/** Warns about an unknown tag with our prefix, whose fallback stays visible. */
export function warnOfUnknownTag(tag: string, known: readonly string[]): void {
  if (!__DEV__ || !tag.startsWith(PREFIX)) return;
  const key = keyOf(tag);
  const called = tagCalled(key);
  const hint = suggestion(key, known.map(keyOf), called ? { [key]: keyOf(called) } : {});
  const ending = hint.replace('mean ', `mean ${PREFIX}`) || '.';
  warnAuthor('shop', `<${tag}>: there is no such tag${ending}`, 'tags/index');
}
