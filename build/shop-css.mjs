import { existsSync, readFileSync } from 'node:fs';
import { minifyCss } from './css-text.mjs';
import { elementKeys, fileOf } from './element-entries.mjs';

const SOURCES = ['later/tokens', 'derived', 'not-defined'];

/**
 * The rules of each tag with a file of that kind, for the elements that `selector` returns. Inserted by string: the
 * minifier moves nested media queries before the declarations that they override.
 */
function rulesOf(kind, selector) {
  return elementKeys
    .filter((key) => existsSync(fileOf(key, kind)))
    .map((key) =>
      readFileSync(fileOf(key, kind), 'utf8').replaceAll('&', `shop-${key}${selector}`),
    );
}

/**
 * The rules that reserve space for each tag until it renders. In `<key>.reserve.css`, `&` is a tag that is
 * not defined yet or whose component is loading; a browser without `:state()` ignores only the second part.
 */
function reservedSpace() {
  const rules = rulesOf('reserve.css', ':is(:not(:defined), :not(:state(rendered)))');
  return `@layer shop-tokens {\n${rules.join('\n')}\n}`;
}

/** The permanent rules for tags and their children, in `<key>.children.css`; rules of the page take precedence. */
const forChildren = () => `@layer shop-tokens {\n${rulesOf('children.css', '').join('\n')}\n}`;

/** The stylesheet that a page links: design tokens, sizes, and the reserved space of tags before they render. */
export function shopCss() {
  const sheets = SOURCES.map((name) => readFileSync(`elements/page/${name}.css`, 'utf8'));
  return [...sheets, reservedSpace(), forChildren()].map(minifyCss).join('\n');
}
