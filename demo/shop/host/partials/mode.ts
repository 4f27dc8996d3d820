import type { Html } from '../../html.ts';
import type { PageContext } from '../../page.ts';

/** A block of the theme with one of our tags: around what the theme has, or in its place. */
export interface Taken {
  readonly around: Html;
  readonly instead: Html;
}

/** The block as the visitor's theme has it. */
export function taken({ around, instead }: Taken, { look }: PageContext): Html {
  return look.theme === 'instead' ? instead : around;
}
