import { warnAuthor } from '../../logic/page/warn-author.ts';
import { styleSheetOf } from './style-sheets.ts';

/** One of the tokens: if it is defined, the page has loaded `shop.css`. */
const SAMPLE_TOKEN = '--shop-color-text';

/** Adds the design tokens to a document that does not link `shop.css`, so that pasted tags are styled. */
export async function adoptTokens(): Promise<void> {
  if (getComputedStyle(document.documentElement).getPropertyValue(SAMPLE_TOKEN)) return;
  warnAuthor(
    'shop',
    'css/shop.css is not linked; expected <link rel="stylesheet" href="…/css/shop.css"> in the head, as tags move the page when they come.',
    'guide/first-tag',
  );
  const { default: tokens } = await import('./later/tokens.css');
  document.adoptedStyleSheets = [styleSheetOf(tokens), ...document.adoptedStyleSheets];
}
