import { sheetOf } from './sheets.ts';

/** Any one of the tokens: where it is, the page has `shop.css`. */
const SAMPLE_TOKEN = '--shop-color-text';

/** Gives a document the design tokens where it does not link `shop.css`, so that tags look right when they are pasted. */
export async function adoptTokens(document: Document): Promise<void> {
  if (getComputedStyle(document.documentElement).getPropertyValue(SAMPLE_TOKEN)) return;
  const { default: tokens } = await import('./later/tokens.css');
  document.adoptedStyleSheets = [sheetOf(tokens, document), ...document.adoptedStyleSheets];
}
