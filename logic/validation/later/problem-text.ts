import type { FieldProblem } from '../fields/field.ts';
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PHONE_MIN_DIGITS,
} from '../fields/validation.constants.ts';
import { isZipcodeCode } from './field-codes.ts';
import { exampleOf, formatsIn } from './postal-code.ts';
import { isOurText, textKey, type ValidationTexts } from './validation.messages.ts';

/** Formats the message of a problem: the text of its code, completed with the detail. */
type Wording = (text: string, detail: string, texts: ValidationTexts) => string;

const EMAIL_EXAMPLE = 'jan@kowalski.com';
/** Matches a complete text: it ends with a number or a full stop. */
const COMPLETE = /[.!?)\d]\s*$/;
/** Matches an open bracket that needs a value, with the platform's full stop after it (`… (minimum.`). */
const OPEN_BRACKET = /(\([^)\d]*?)[.\s]*$/;
const LINE_BREAK = /\s*<br\s*\/?>\s*/gi;

const lookUp = (texts: ValidationTexts, key: string): string =>
  (Object.hasOwn(texts, key) && texts[key]) || '';

const keyOf = (texts: ValidationTexts, code: string): string =>
  lookUp(texts, code) ? code : textKey(code);

const textOf = (texts: ValidationTexts, code: string): string => lookUp(texts, keyOf(texts, code));

const fill = (text: string, value: string): string => text.replaceAll(/\{\w+\}/g, () => value);

const withValue: Wording = (text, value, texts) => {
  const filled = fill(text, value);
  if (filled !== text) return filled;
  const inBracket = text.replace(OPEN_BRACKET, (_, start: string) => `${start} ${value} `);
  if (inBracket !== text) return inBracket + lookUp(texts, 'characters');
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
    // English names counted digits, Polish does not (docs/specification.md#s5-client-messages).
    const rule = lookUp(texts, 'phoneLength');
    // the shop's own text replaces both of ours
    const isFit = isOurText('incorect_phone', text) || !isOurText('phoneLength', rule);
    const isRule = rule !== '' && isFit && digits === `${PHONE_MIN_DIGITS}`;
    return isRule ? withValue(rule, digits, texts) : text;
  },
  incorect_email: (text) => fill(text, EMAIL_EXAMPLE),
  login_taken_login_propose: (text, login, texts) =>
    login ? withValue(text, login, texts) : textOf(texts, 'login_taken'),
};

const withFormats: Wording = (text, formats, texts) => {
  const filled = fill(text, formats);
  const isDone = !formats || filled !== text;
  return isDone ? filled : `${text} ${withValue(lookUp(texts, 'zipcodeFormat'), formats, texts)}`;
};

const wordingOf = (code: string): Wording | undefined =>
  isZipcodeCode(code) ? withFormats : WORDINGS[code];

function messageOf({ code, detail = '' }: FieldProblem, texts: ValidationTexts): string {
  const text = textOf(texts, code);
  const message = `${detail}`.trim();
  if (!text) return message || lookUp(texts, 'validationFailed') || code;
  // a message equal to the text of the code adds no detail
  return wordingOf(code)?.(text, message === text ? '' : message, texts) ?? text;
}

/**
 * The message for the shopper, never empty and never markup: the text of the code, else the platform's message. A
 * placeholder in a text of the shop is replaced by the value (`{min}`). A text that ends before the value, as the
 * platform's texts do (`… (minimum`), is continued with it. A whole sentence stays unchanged. The platform's `<br/>`
 * become line breaks.
 */
export const problemText = (problem: FieldProblem, texts: ValidationTexts): string =>
  messageOf(problem, texts).replaceAll(LINE_BREAK, '\n');

/** The keys of the hints for a problem, the most specific first. */
function adviceKeys({ code, advice }: FieldProblem): string[] {
  const shared = isZipcodeCode(code) ? 'incorect_zipcode' : textKey(code);
  return [advice ?? code, code, shared].map((name) => `${name}_hint`);
}

const exampleIn = (formats: string): string => {
  const [format] = formatsIn(formats);
  return format ? exampleOf(format) : '';
};

/**
 * How the shopper can fix a problem, shown below its message. '' if there is no hint, if its value is missing, or if the
 * shop has replaced the message.
 */
export function problemHint(problem: FieldProblem, texts: ValidationTexts): string {
  const { code, detail = '' } = problem;
  const key = adviceKeys(problem).find((one) => lookUp(texts, one)) ?? '';
  const hint = lookUp(texts, key);
  const textOfCode = keyOf(texts, code);
  const isFit = isOurText(textOfCode, lookUp(texts, textOfCode)) || !isOurText(key, hint);
  const example = exampleIn(`${detail}`);
  return isFit && (example || fill(hint, '') === hint) ? fill(hint, example) : '';
}
