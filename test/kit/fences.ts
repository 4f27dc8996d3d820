/** A code block in a Markdown text, and the heading above it. */
export interface Fence {
  readonly heading: string;
  readonly language: string;
  /** The text after the language: ` live platform='…'`. */
  readonly info: string;
  readonly code: string;
}

const HEADING_OR_FENCE =
  /^#+ (?<heading>.+)$|^```(?<language>\w+)(?<info>.*)\n(?<code>[\s\S]*?)^```$/gm;

/** All code blocks of a Markdown text, in order. */
export function fencesOf(markdown: string): readonly Fence[] {
  const fences: Fence[] = [];
  let under = '';
  for (const { groups = {} } of markdown.matchAll(HEADING_OR_FENCE)) {
    const { heading = under, language = '', info = '', code = '' } = groups;
    under = heading;
    if (language) fences.push({ heading, language, info, code });
  }
  return fences;
}

/** A Markdown text without code blocks and code spans. */
export const withoutCode = (markdown: string): string =>
  markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
