import { type Html, trusted } from '../../html.ts';
import type { Look } from '../../look.ts';
import type { PageContext } from '../../page.ts';

/** A block of the theme with one of our tags: around the theme's block, or instead of it. */
export interface Taken {
  readonly around: Html;
  readonly instead: Html;
}

/** The start and end tags of the library, but for that of the page's configuration. */
const TAGS = /<\/?shop-(?!config\b)(?<key>[a-z-]+)[^>]*>/g;

const hasTag = (block: Html, key: string): boolean => block.toString().includes(`<shop-${key}`);

/** Whether the visitor's theme has this tag. */
export const adopts = (key: string, { look }: PageContext): boolean =>
  look.only === 'all' || look.only === key;

/** The block for the visitor's theme. */
export function taken({ around, instead }: Taken, { look }: PageContext): Html {
  const isTaken = look.only === 'all' || hasTag(instead, look.only);
  return look.theme === 'instead' && isTaken ? instead : around;
}

/** A page of the theme where only one block is taken: without the other tags, whose content stays. */
export function withOnly({ only }: Look, page: Html): Html {
  if (only === 'all') return page;
  return trusted(page.toString().replace(TAGS, (tag, key) => (key === only ? tag : '')));
}
