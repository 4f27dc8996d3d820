import type { MarkdownRenderer } from 'vitepress';

/** The info string of a fence in a tab group ends with its title; VitePress marks the initial tab with `active`. */
const LIVE = /^html live\b(?<attributes>.*?)(?:\[(?<title>[^\]"']*)\](?<active> active)?)?$/;

/** The picture of an example in the list of tags. */
const TILE = /^html tile\b(?<attributes>.*)$/;

const encoded = (code: string): string => encodeURIComponent(code).replaceAll("'", '%27');

/**
 * Renders each fence ```` ```html tile ```` as `<live-tile>`, and each fence ```` ```html live ```` as `<live-example>`; the rest of its info string are the attributes. The
 * highlighted code is its content, which is readable and searchable without JavaScript.
 */
export function liveFences(markdown: MarkdownRenderer): void {
  const { fence } = markdown.renderer.rules;
  if (!fence) throw new Error('[shop] docs: expected a rule for fences.');
  markdown.renderer.rules.fence = (tokens, at, ...rest) => {
    const token = tokens[at];
    const tile = TILE.exec(token?.info.trim() ?? '')?.groups;
    if (token && tile)
      return `<live-tile code='${encoded(token.content)}'${tile.attributes}></live-tile>`;
    const groups = LIVE.exec(token?.info.trim() ?? '')?.groups;
    if (token === undefined || groups === undefined) return fence(tokens, at, ...rest);
    const { attributes = '', title, active = '' } = groups;
    // tabs toggle the example; its code is always in the page
    const tab = title === undefined ? '' : ` class='vp-block${active}'`;
    token.info = title === undefined ? 'html' : 'html active';
    return `<live-example code='${encoded(token.content)}'${attributes}${tab}>${fence(tokens, at, ...rest)}</live-example>`;
  };
}
