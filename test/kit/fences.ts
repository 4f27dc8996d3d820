/** A block of code in a Markdown text, and the heading that it stands under. */
export interface Fence {
  readonly heading: string;
  readonly language: string;
  /** What follows the language: ` live platform='…'`. */
  readonly info: string;
  readonly code: string;
}

const HEADING_OR_FENCE =
  /^#+ (?<heading>.+)$|^```(?<language>\w+)(?<info>.*)\n(?<code>[\s\S]*?)^```$/gm;

/** All blocks of code of a Markdown text, in their order. */
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

/** A Markdown text without its blocks and spans of code. */
export const withoutCode = (markdown: string): string =>
  markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
