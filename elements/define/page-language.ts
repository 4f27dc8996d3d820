import { type Language, parseLanguage } from '../../logic/shared/language.ts';

/** The tag of the nearest ancestor that has a `lang`, through shadow roots; undefined when none has. */
function nearestLang(element: Element): string | null | undefined {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLang(root.host) : undefined;
}

/** The language of an element: the nearest `lang` (an unknown one is Polish), else the shop's. */
export function languageOf(element: Element, shopLanguage: Language): Language {
  const tag = nearestLang(element);
  return tag ? (parseLanguage(tag) ?? 'pl') : shopLanguage;
}

/** Calls back whenever a `lang` of the document changes. */
export function onLanguageChange(document: Document, callback: () => void): void {
  new MutationObserver(callback).observe(document.documentElement, {
    attributes: true,
    subtree: true,
    attributeFilter: ['lang'],
  });
}
