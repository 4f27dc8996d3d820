import type { Html } from '../../html.ts';
import type { PageContext } from '../../page.ts';

/** A block of the theme with one of our tags: around the theme's block, or instead of it. */
export interface Taken {
  readonly around: Html;
  readonly instead: Html;
}

/** The block for the visitor's theme. */
export function taken({ around, instead }: Taken, { look }: PageContext): Html {
  return look.theme === 'instead' ? instead : around;
}
