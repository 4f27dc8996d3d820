import { existsSync, readFileSync } from 'node:fs';
import { minifyCss } from './css-text.mjs';
import { elementKeys, fileOf } from './element-entries.mjs';

const SOURCES = ['later/tokens', 'derived', 'not-defined'];

/**
 * The rules of each tag that has a file of that kind, about the elements that `selector` tells. It is put in by hand: the
 * minifier writes nested media queries before the declarations that they change.
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

/** The rules for tags and their children at all times, in `<key>.children.css`: any rule of the page wins. */
const forChildren = () => `@layer shop-tokens {\n${rulesOf('children.css', '').join('\n')}\n}`;

/** The style sheet that a page links: design tokens, sizes, and the space reserved for tags that are not rendered yet. */
export function shopCss() {
  const sheets = SOURCES.map((name) => readFileSync(`elements/page/${name}.css`, 'utf8'));
  return [...sheets, reservedSpace(), forChildren()].map(minifyCss).join('\n');
}
