import { authorStylesAtom } from '../../logic/config/author-styles.atoms.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { remembered } from '../../logic/state/remembered.ts';
import base from './base.css';
import derived from './derived.css';
import unseen from './unseen.css';

/** A single stylesheet, as adopting each one takes time. */
const COMMON = derived + base + unseen;

const sheets = new Map<string, CSSStyleSheet>();

/** The stylesheet of a CSS text, shared by all elements that use the text. */
export const styleSheetOf = (text: string): CSSStyleSheet =>
  remembered(sheets, text, () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });

/** Adopts the tag's and the author's stylesheets. `unstyled` drops ours, except for layout and visibility. */
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
