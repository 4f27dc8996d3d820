import { warnAuthor } from '../../logic/page/warn-author.ts';
import { styleSheetOf } from './style-sheets.ts';

/** Any one of the tokens: where it is, the page has `shop.css`. */
const SAMPLE_TOKEN = '--shop-color-text';

/** Gives a document the design tokens where it does not link `shop.css`, so that tags look right when they are pasted. */
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
