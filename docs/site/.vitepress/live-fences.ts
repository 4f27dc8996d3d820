import type { MarkdownRenderer } from 'vitepress';

/** A fence in a group of tabs ends with its title, and the one that shows first with a word of VitePress. */
const LIVE = /^html live\b(?<attributes>.*?)(?:\[(?<title>[^\]"']*)\](?<active> active)?)?$/;

/**
 * Makes `<live-example>` of each fence ```` ```html live ````: what follows there are its attributes. The highlighted code
 * is its content, which one reads and finds without script.
 */
export function liveFences(markdown: MarkdownRenderer): void {
  const { fence } = markdown.renderer.rules;
  if (!fence) throw new Error('[shop] docs: expected a rule for fences.');
  markdown.renderer.rules.fence = (tokens, at, ...rest) => {
    const token = tokens[at];
    const groups = LIVE.exec(token?.info.trim() ?? '')?.groups;
    if (token === undefined || groups === undefined) return fence(tokens, at, ...rest);
    const { attributes = '', title, active = '' } = groups;
    // the tabs hide and show the example; its code is always there
    const tab = title === undefined ? '' : ` class='vp-block${active}'`;
    token.info = title === undefined ? 'html' : 'html active';
    const code = encodeURIComponent(token.content).replaceAll("'", '%27');
    return `<live-example code='${code}'${attributes}${tab}>${fence(tokens, at, ...rest)}</live-example>`;
  };
}
