import { parse } from 'parse5';
import { attributeOf, descendants, type Element, isElement } from '../../markup-tree.ts';

const NAMES = { '#': 'id', '.': 'class' } as const;
const isKind = (kind: string): kind is keyof typeof NAMES => Object.hasOwn(NAMES, kind);

/** Whether `#id` or `.class` names the element. */
export function isNamed(element: Element, [kind = '', ...letters]: string): boolean {
  const given = isKind(kind) ? attributeOf(element, NAMES[kind]) : undefined;
  return given?.split(/\s+/).includes(letters.join('')) ?? false;
}

/** The outermost of these tags around an element; the element itself where there is none. */
function withTags(element: Element, tags: readonly string[]): Element {
  const { parentNode: parent } = element;
  const isOurs = isElement(parent) && tags.some((key) => parent.tagName === `shop-${key}`);
  return isOurs ? withTags(parent, tags) : element;
}

/** A script directly after a tag contains its data. */
function scriptBehind(element: Element): readonly Element[] {
  const siblings = element.parentNode?.childNodes.filter(isElement) ?? [];
  const next = siblings[siblings.indexOf(element) + 1];
  return next?.tagName === 'script' ? [next] : [];
}

/** The elements of a block in a page of the theme, with the tags around them. */
export function findBlock(
  page: string,
  names: readonly string[],
  tags: readonly string[],
): readonly Element[] {
  const elements = descendants(parse(page)).filter(isElement);
  const parts = names.flatMap((name) => {
    const found = elements.find((element) => isNamed(element, name));
    if (!found) throw new Error(`[shop] docs: expected ${name} in the page of the theme.`);
    const outermost = withTags(found, tags);
    return [outermost, ...scriptBehind(outermost)];
  });
  // one tag may be around several of them
  return [...new Set(parts)];
}
