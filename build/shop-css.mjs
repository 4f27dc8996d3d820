import { existsSync, readFileSync } from 'node:fs';
import { minifyCss } from './css-text.mjs';
import { elementKeys } from './element-entries.mjs';

const SOURCES = ['tokens/tokens', 'lengths', 'not-defined'];

const fileOf = (key) => `elements/${key}.reserve.css`;

/**
 * The rules for the space that each tag needs until it shows. In `elements/<key>.reserve.css`, `&` is a tag that is not
 * defined yet or whose component is being loaded; a browser without `:state()` drops the second part only.
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

/** The style sheet that a page links: design tokens, lengths, and the space that tags keep before they show. */
export function shopCss() {
  const sheets = SOURCES.map((name) => readFileSync(`elements/page/${name}.css`, 'utf8'));
  return [...sheets, reservedSpace()].map(minifyCss).join('\n');
}
