import type { Language } from '../language.ts';
import { VALIDATION_MESSAGES } from './validation.messages.ts';
import type { Finding, ValidationMessage } from './validation.types.ts';

const FORMATS = {
  pl: 'Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]:',
  en: 'Valid postal code formats for the indicated country are [X - numeric character, Y - alphabetic character]:',
} as const;
const PROPOSAL = { pl: 'Proponowany login:', en: 'Proposed login:' } as const;

function isZipcodeCode(code: string): boolean {
  return code.endsWith('zipcode');
}

/** The platform sends `<br/>` between sentences, and ends a text before the number of a limit. */
function platformText(text: string): string {
  return text
    .replace(/\. (?=Wpisz|Enter|Please)/g, '.<br/>')
    .replace(/\((minimum|maksimum) \d.*$/, '($1.');
}

/** An error in the platform's format: the formats of a postal code are a second message. */
export function messagesOf(
  { code, detail }: Finding,
  lang: Language,
): readonly ValidationMessage[] {
  const message = platformText(VALIDATION_MESSAGES[code][lang]);
  const hasFormats = isZipcodeCode(code) && detail !== undefined;
  return [{ code, message }, ...(hasFormats ? [{ code, message: detail }] : [])];
}

/** An error as a whole sentence for the shopper, for pages that work without JavaScript. */
export function sentenceOf({ code, detail }: Finding, lang: Language): string {
  const text = VALIDATION_MESSAGES[code][lang];
  if (detail === undefined) return text;
  return isZipcodeCode(code)
    ? `${text} ${FORMATS[lang]} ${detail}`
    : `${text}. ${PROPOSAL[lang]} ${detail}`;
}
