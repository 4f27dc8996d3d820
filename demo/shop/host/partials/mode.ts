import { type Html, trusted } from '../../html.ts';
import type { Look } from '../../look.ts';
import type { PageContext } from '../../page.ts';

/** A block of the theme with a tag: around the theme's block, or instead of it. */
export interface Taken {
  /** The theme's block without the tag, if it is not simply the content of `around`. */
  readonly plain?: Html;
  readonly around: Html;
  readonly instead: Html;
}

/** The start and end tags of the library's elements, except that of the page's configuration. */
const TAG = /<\/?shop-(?!config\b)(?<key>[a-z-]+)[^>]*>/;
const TAGS = new RegExp(TAG, 'g');

const has = (key: string, { only }: Look): boolean =>
  only === 'all' || only.split('+').includes(key);

/** The key of the tag in place of a block, or in it. */
const keyOf = (block: Html): string | undefined => TAG.exec(block.toString())?.groups?.key;

/** Whether the visitor's theme uses this tag. */
export const adopts = (key: string, { look }: PageContext): boolean => has(key, look);

/** Returns the block in the mode of the visitor's theme. */
export function taken({ plain, around, instead }: Taken, { look }: PageContext): Html {
  const key = keyOf(instead);
  if (key === undefined || !has(key, look)) return plain ?? around;
  return look.theme === 'instead' ? instead : around;
}

/** A page of the theme with only some blocks replaced: other tags are removed, their content stays. */
export function withOnly(look: Look, page: Html): Html {
  if (look.only === 'all') return page;
  return trusted(page.toString().replace(TAGS, (tag, key) => (has(key, look) ? tag : '')));
}
