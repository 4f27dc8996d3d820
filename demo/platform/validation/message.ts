import type { Language } from '../language.ts';
import { VALIDATION_MESSAGES } from './validation.messages.ts';
import type { Finding, ValidationMessage } from './validation.types.ts';

const FORMATS = {
  pl: 'Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]:',
  en: 'Valid postal code formats for the indicated country are [X - numeric character, Y - alphabetic character]:',
} as const;
const PROPOSAL = { pl: 'Proponowany login:', en: 'Proposed login:' } as const;

/** A finding as the platform says it. */
export function messageOf({ code, detail }: Finding, lang: Language): ValidationMessage {
  return { code, message: detail ?? VALIDATION_MESSAGES[code][lang] };
}

/** A message as a whole sentence for the shopper, for pages that work without scripts. */
export function sentenceOf({ code, message }: ValidationMessage, lang: Language): string {
  const text: string = VALIDATION_MESSAGES[code][lang];
  if (message === text) return text;
  if (code === 'incorect_zipcode') return `${text} ${FORMATS[lang]} ${message}`;
  if (code === 'login_taken_login_propose') return `${text}. ${PROPOSAL[lang]} ${message}`;
  return message;
}
