import { sheetOf } from './sheets.ts';
import tokensCss from './tokens.css';

/** Gives a document the design tokens, so that tags look right without any other style sheet. */
export function adoptTokens(document: Document): void {
  const sheet = sheetOf(tokensCss, document);
  if (document.adoptedStyleSheets.includes(sheet)) return;
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
}
