import { getDefaultStore } from 'jotai/vanilla';
import { registerMessagesAtom } from '../../logic/platform/config.ts';
import type { Language } from '../../logic/shared/language.ts';

/** Replaces texts in one language; keys as in `<shop-config>`: `minicart.empty`, or a platform code. */
export const registerMessages = (
  language: Language,
  messages: Readonly<Record<string, string>>,
): void => getDefaultStore().set(registerMessagesAtom, { [language]: messages });
