import { readFileSync } from 'node:fs';
import { minifyCss } from './css-text.mjs';

const SOURCES = ['tokens/tokens', 'lengths', 'not-defined'];

/** The style sheet that a page links: design tokens, lengths, and the space that tags keep before they show. */
export const shopCss = () =>
  SOURCES.map((name) => minifyCss(readFileSync(`elements/page/${name}.css`, 'utf8'))).join('\n');
