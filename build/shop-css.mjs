import { existsSync, readFileSync } from 'node:fs';
import { minifyCss } from './css-text.mjs';
import { elementKeys } from './element-entries.mjs';

const SOURCES = ['tokens/tokens', 'lengths', 'not-defined'];

const fileOf = (key) => `elements/${key}.reserve.css`;

/**
 * The rules that reserve space for each tag until it renders. In `elements/<key>.reserve.css`, `&` is a tag that is
 * not defined yet or whose component is loading; a browser without `:state()` ignores only the second part.
 */
function reservedSpace() {
  const rules = elementKeys
    .filter((key) => existsSync(fileOf(key)))
    .map((key) => {
      const css = readFileSync(fileOf(key), 'utf8');
      return `shop-${key}:is(:not(:defined), :not(:state(rendered))) {\n${css}}`;
    });
  return `@layer shop-tokens {\n${rules.join('\n')}\n}`;
}

/** The style sheet that a page links: design tokens, sizes, and the space reserved for tags that are not rendered yet. */
export function shopCss() {
  const sheets = SOURCES.map((name) => readFileSync(`elements/page/${name}.css`, 'utf8'));
  return [...sheets, reservedSpace()].map(minifyCss).join('\n');
}
