/** A block of code in a Markdown text, and the heading that it stands under. */
export interface Snippet {
  readonly heading: string;
  readonly language: string;
  readonly code: string;
}

const HEADING_OR_BLOCK =
  /^#+ (?<heading>.+)$|^```(?<language>\w+)(?: live.*)?\n(?<code>[\s\S]*?)^```$/gm;

/** All blocks of code of a Markdown text, in their order. */
export function snippetsOf(markdown: string): readonly Snippet[] {
  const snippets: Snippet[] = [];
  let heading = '';
  for (const { groups = {} } of markdown.matchAll(HEADING_OR_BLOCK)) {
    const { language = '', code = '' } = groups;
    heading = groups.heading ?? heading;
    if (language) snippets.push({ heading, language, code });
  }
  return snippets;
}

/** Runs a script with these names in the place of what it imports or finds on the page. */
export function runSnippet(code: string, scope: Readonly<Record<string, unknown>>): Promise<void> {
  const withoutImports = code.replace(/^import .*$/gm, '');
  const { constructor: AsyncFunction } = Object.getPrototypeOf(async () => undefined);
  return new AsyncFunction(...Object.keys(scope), withoutImports)(...Object.values(scope));
}
