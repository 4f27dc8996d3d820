import { authorStylesAtom } from '../../logic/config/author-styles.atoms.ts';
import { documentOf } from '../../logic/platform/plain-document.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { byHost } from '../../logic/state/by-host.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import base from './base.css';
import derived from './derived.css';
import unseen from './unseen.css';

/** One sheet, as adopting each takes time. */
const COMMON = derived + base + unseen;

const sheetsOf = byHost<Document, Map<string, CSSStyleSheet>>(() => new Map());

/** The one sheet object of a text in a document with a window: all instances of a tag share it. */
export function sheetOf(text: string, page: Document): CSSStyleSheet {
  const sheets = sheetsOf(page);
  const known = sheets.get(text);
  if (known) return known;
  // a sheet may only be adopted in the document whose window made it
  const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet();
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
  // a document without a window, such as that of a frame that was removed, shows nothing and takes no sheets
  const page = documentOf(host);
  if (!host.shadowRoot || !page.defaultView) return;
  const authors = pageStore.get(authorStylesAtom);
  const texts = [
    ...placement,
    ...(pageStore.get(configAtom).unstyled ? [unseen] : [COMMON, ...ours]),
    ...(authors ? [authors] : []),
  ];
  host.shadowRoot.adoptedStyleSheets = texts.map((text) => sheetOf(text, page));
}
