/** A suggested query, split at the typed text; without a match, `before` is the whole query. */
export interface MatchedText {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

const SYNTAX = /[\^$\\.*+?()[\]{}|/]/g;
/** Lookarounds that keep combining marks, skin tones and joined emoji with their character. */
const NOT_INSIDE_A_CHARACTER = ['(?<!\\u200d)(?!\\p{M})', '(?![\\p{M}\\p{EMod}\\u200d])'] as const;

/** The last expression: a response has many names to match with one text, and compiling is slower than matching. */
let latest: { readonly typed: string; readonly pattern: RegExp } | undefined;

function patternOf(typed: string): RegExp {
  if (latest?.typed === typed) return latest.pattern;
  const literal = typed.replace(SYNTAX, '\\$&');
  const pattern = new RegExp(NOT_INSIDE_A_CHARACTER.join(literal), 'iu');
  latest = { typed, pattern };
  return pattern;
}

/**
 * Finds the typed text as one contiguous run, regardless of case, and never splits a visible
 * character.
 */
export function splitMatch(name: string, typed: string): MatchedText {
  const found = typed && patternOf(typed).exec(name);
  if (!found) return { before: name, match: '', after: '' };
  const [match] = found;
  const end = found.index + match.length;
  return { before: name.slice(0, found.index), match, after: name.slice(end) };
}
