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

/** Warns about a tag that another script has defined. */
export const warnOfTakenTag = (tag: string): void =>
  warnAuthor(
    'shop',
    `<${tag}> is defined by another script of this page, whose element is shown; expected no other definition.`,
    'tags/index',
  );

/** Warns about tags that another script has defined before ours loaded. */
export function warnOfTakenTags(tags: readonly string[]): void {
  if (!__DEV__) return;
  for (const tag of tags) {
    const existing = customElements.get(tag);
    if (existing && !Reflect.has(existing, 'declaration')) warnOfTakenTag(tag);
  }
}

/** Warns about a tag whose module the autoloader cannot find, as after an incomplete deploy. */
export function warnOfLostModule(tag: string, cause: unknown): void {
  if (!__DEV__) return;
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  warnAuthor(
    tag,
    `its module could not be loaded${reason}; expected all files of dist/ beside autoloader.js, the fallback stays.`,
  );
}
