import type { FieldProblem } from '../fields/field.ts';
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PHONE_MIN_DIGITS,
} from '../fields/validation.constants.ts';
import { isZipcodeCode } from './field-codes.ts';
import { exampleOf, formatsIn } from './postal-code.ts';
import { isOwnText, textKey, type ValidationTexts } from './validation.messages.ts';

/** Puts a problem into words: the text of its code, and what was said beside the code. */
type Wording = (text: string, said: string, texts: ValidationTexts) => string;

const EMAIL_EXAMPLE = 'jan@kowalski.com';
/** A text that ends so, or with a number, is complete. */
const COMPLETE = /[.!?)\d]\s*$/;
/** What still waits for its value in a bracket, with the full stop that the platform puts there (`… (minimum.`). */
const OPEN_BRACKET = /(\([^)\d]*?)[.\s]*$/;
const LINE_BREAK = /\s*<br\s*\/?>\s*/gi;

const own = (texts: ValidationTexts, key: string): string =>
  (Object.hasOwn(texts, key) && texts[key]) || '';

const keyOf = (texts: ValidationTexts, code: string): string =>
  own(texts, code) ? code : textKey(code);

const textOf = (texts: ValidationTexts, code: string): string => own(texts, keyOf(texts, code));

/** What to do, behind the text that it belongs to; nothing behind a shop's own wording. */
function hintOf(texts: ValidationTexts, key: string): string {
  const hint = isOwnText(key, own(texts, key)) ? own(texts, `${key}_hint`) : '';
  return /^(?:$|[,.:;])/.test(hint) ? hint : ` ${hint}`;
}

const fill = (text: string, value: string): string => text.replaceAll(/\{\w+\}/g, () => value);

const withValue: Wording = (text, value, texts) => {
  const filled = fill(text, value);
  if (filled !== text) return filled;
  const inBracket = text.replace(OPEN_BRACKET, (_, start: string) => `${start} ${value} `);
  if (inBracket !== text) return inBracket + own(texts, 'characters');
  return COMPLETE.test(text) ? text : `${text.trimEnd()} ${value}`;
};

const withBound =
  (bound: number): Wording =>
  (text, _, texts) =>
    withValue(text, `${bound}`, texts);

const WORDINGS: Readonly<Record<string, Wording>> = {
  minimalCharacters: withValue,
  maximumCharacters: withValue,
  password_to_short: withBound(PASSWORD_MIN_LENGTH),
  password_to_long: withBound(PASSWORD_MAX_LENGTH),
  incorect_phone(text, digits, texts) {
    // Where digits were counted, English says how many there must be; Polish does not (docs/specification.md#s5-client-messages).
    const rule = digits === `${PHONE_MIN_DIGITS}` && own(texts, 'phoneLength');
    return rule ? withValue(rule, digits, texts) + hintOf(texts, 'phoneLength') : text;
  },
  incorect_email: (text) => fill(text, EMAIL_EXAMPLE),
  login_taken_login_propose: (text, login, texts) =>
    login ? withValue(text, login, texts) : textOf(texts, 'login_taken'),
};

const withFormats: Wording = (text, formats, texts) => {
  const filled = fill(text, formats);
  const isDone = !formats || filled !== text;
  if (isDone) return filled;
  const [format] = formatsIn(formats);
  const example = format ? fill(hintOf(texts, 'zipcodeFormat'), exampleOf(format)) : '';
  return `${text} ${withValue(own(texts, 'zipcodeFormat'), formats, texts)}${example}`;
};

const wordingOf = (code: string): Wording | undefined =>
  isZipcodeCode(code) ? withFormats : WORDINGS[code];

function wordsOf({ code, detail = '' }: FieldProblem, texts: ValidationTexts): string {
  const text = textOf(texts, code);
  const message = `${detail}`.trim();
  if (!text) return message || own(texts, 'validationFailed') || code;
  // A platform that repeats the text of the code says nothing beside it.
  const words = wordingOf(code)?.(text, message === text ? '' : message, texts) ?? text;
  return words === text ? text + hintOf(texts, keyOf(texts, code)) : words;
}

/**
 * What the shopper reads, never empty and never markup: the text of the code, else what the platform
 * said. A shop's own text takes the value of its code in a placeholder (`{min}`); one that stops
 * before the value, as the platform's own do (`… (minimum`), is continued with it; a whole sentence
 * is left as it is. The platform's `<br/>` are line breaks.
 */
export const problemText = (problem: FieldProblem, texts: ValidationTexts): string =>
  wordsOf(problem, texts).replaceAll(LINE_BREAK, '\n');
