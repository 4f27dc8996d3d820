import type { MarkdownRenderer } from 'vitepress';

const LIVE = /^html live\b(?<attributes>.*)$/;

/**
 * Makes `<live-example>` of each fence ```` ```html live ````: what follows there are its attributes. The highlighted code
 * is its content, which one reads and finds without script.
 */
export function liveFences(markdown: MarkdownRenderer): void {
  const { fence } = markdown.renderer.rules;
  if (!fence) throw new Error('[shop] docs: expected a rule for fences.');
  markdown.renderer.rules.fence = (tokens, at, ...rest) => {
    const token = tokens[at];
    const attributes = LIVE.exec(token?.info.trim() ?? '')?.groups?.attributes;
    if (token === undefined || attributes === undefined) return fence(tokens, at, ...rest);
    token.info = 'html';
    const code = encodeURIComponent(token.content).replaceAll("'", '%27');
    return `<live-example code='${code}'${attributes}>${fence(tokens, at, ...rest)}</live-example>`;
  };
}
