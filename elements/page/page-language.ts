import type { ShopConfig } from '../../logic/settings/shop-config.ts';
import { type Language, parseLanguage } from '../../logic/texts/language.ts';
import { hasTexts } from '../../logic/texts/messages.ts';
import { warnOfLanguage } from '../declare/author-warnings.ts';

/** The `lang` of the nearest ancestor, across shadow roots; undefined without one. */
function nearestLang(element: Element): string | null | undefined {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLang(root.host) : undefined;
}

/** The language of an element: the nearest `lang`, else that of the shop; Polish if it has no texts. */
export function languageOf(
  element: Element,
  { lang, messages }: Pick<ShopConfig, 'lang' | 'messages'>,
): Language {
  const tag = nearestLang(element) || lang;
  const language = parseLanguage(tag);
  if (language && hasTexts(language, messages)) return language;
  warnOfLanguage(tag);
  return 'pl';
}

/** Calls back whenever a `lang` of the page changes. */
export function onLanguageChange(callback: () => void): void {
  new MutationObserver(callback).observe(document.documentElement, {
    attributes: true,
    subtree: true,
    attributeFilter: ['lang'],
  });
}
