import { authorStylesAtom } from '../../logic/config/author-styles.atoms.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import base from './base.css';
import derived from './derived.css';
import unseen from './unseen.css';

/** One sheet, as adopting each takes time. */
const COMMON = derived + base + unseen;

const sheets = new Map<string, CSSStyleSheet>();

/** The style sheet of a CSS text, which all elements that use the text share. */
export function styleSheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/** Gives an element its tag's style sheets and the author's; `unstyled` drops ours, but for what places and hides its parts. */
export function adoptStyles(
  host: HTMLElement,
  ours: readonly string[],
  placement: readonly string[],
): void {
  if (!host.shadowRoot) return;
  const authors = pageStore.get(authorStylesAtom);
  const texts = [
    ...placement,
    ...(pageStore.get(configAtom).unstyled ? [unseen] : [COMMON, ...ours]),
    ...(authors ? [authors] : []),
  ];
  host.shadowRoot.adoptedStyleSheets = texts.map((text) => styleSheetOf(text));
}
