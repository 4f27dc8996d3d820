/** A suggested query around the text that was typed; without a match all of it is `before`. */
export interface MatchedText {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

const SYNTAX = /[\^$\\.*+?()[\]{}|/]/g;
/** Code points that belong to the character before them: combining marks, skin tones, joined characters. */
const NOT_INSIDE_A_CHARACTER = ['(?<!\\u200d)(?!\\p{M})', '(?![\\p{M}\\p{EMod}\\u200d])'] as const;

/**
 * Finds the typed text in one contiguous, case-insensitive run; a character that is seen as one is
 * never cut.
 */
export function splitMatch(name: string, typed: string): MatchedText {
  const literal = typed.replace(SYNTAX, '\\$&');
  const found = typed && new RegExp(NOT_INSIDE_A_CHARACTER.join(literal), 'iu').exec(name);
  if (!found) return { before: name, match: '', after: '' };
  const [match] = found;
  const end = found.index + match.length;
  return { before: name.slice(0, found.index), match, after: name.slice(end) };
}
