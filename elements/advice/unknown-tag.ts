import { warnAuthor } from '../../logic/page/warn-author.ts';
import { tagCalled } from '../declare/docs.ts';
import { suggestion } from './closest.ts';

const PREFIX = 'shop-';

/** Warns about an unknown tag with our prefix, whose fallback stays visible. */
export function warnOfUnknownTag(tag: string, known: readonly string[]): void {
  if (!__DEV__ || !tag.startsWith(PREFIX)) return;
  const key = tag.slice(PREFIX.length);
  const called = tagCalled(key);
  const synonym = called && `; did you mean ${called}?`;
  const near = suggestion(
    key,
    known.map((one) => one.slice(PREFIX.length)),
  );
  const ending = synonym ?? near.replace('mean ', `mean ${PREFIX}`);
  warnAuthor('shop', `<${tag}>: there is no such tag${ending || '.'}`, 'tags/index');
}
