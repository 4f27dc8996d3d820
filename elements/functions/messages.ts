import { registerMessagesAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { parseLanguage } from '../../logic/texts/language.ts';
import type { OwnText } from '../../logic/texts/messages.ts';
import { warnOfUnusedData } from '../advice/unused-data.ts';

/**
 * Replaces texts in a language, or adds a language; keys as in `<shop-config>`: `minicart.empty`, or a platform code.
 * Missing texts default to English. A text with `{count}` may have plural forms by the categories of `Intl`: `{ one:
 * '{count} Produkt', other: '{count} Produkte' }`. Throws a TypeError if `language` is not a language tag.
 */
export function registerMessages(
  language: string,
  messages: Readonly<Record<string, OwnText>>,
): void {
  // JavaScript callers may pass the texts alone
  if (!parseLanguage(String(language))) {
    throw new TypeError(
      `[shop] registerMessages: expected a language tag such as de, and texts: registerMessages('de', {…}).`,
    );
  }
  const texts = { [language]: messages };
  warnOfUnusedData('messages', {
    by: 'shop',
    name: 'registerMessages',
    value: texts,
    page: 'tags/shop-config',
  });
  pageStore.set(registerMessagesAtom, texts);
}
