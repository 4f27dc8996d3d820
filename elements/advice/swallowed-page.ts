import { docsOf } from '../declare/docs.ts';
import { warn } from './warn.ts';

const OF_PAGE = 'h1, h2, h3, h4, h5, h6, main, header, footer';
const BLOCK =
  'address, article, aside, blockquote, div, dl, figure, nav, ol, p, pre, section, table, ul';
const NO_TEXT = 'script, style, template, noscript';

/** The descendants outside slots; slotted content may be anything. */
const unslotted = (host: Element): Element[] =>
  [...host.querySelectorAll(':scope > :not([slot])')].flatMap((child) => [
    child,
    ...child.querySelectorAll('*'),
  ]);

/** The text of a node without code and slotted content. */
function shownText(node: Node): string {
  if (node instanceof Text) return node.data;
  const isShown = node instanceof Element && !node.matches(`[slot], ${NO_TEXT}`);
  return isShown ? [...node.childNodes].map(shownText).join('') : '';
}

/** The text of an element with white space collapsed. */
const textIn = (host: Element): string =>
  [...host.childNodes].map(shownText).join('').replace(/\s+/g, ' ').trim();

/** Whether an element is a block with text; a fallback form may contain one. */
const isBlock = (host: Element, element: Element): boolean =>
  element.matches(BLOCK) &&
  element.closest('form') === host.closest('form') &&
  textIn(element) !== '';

const isOfPage = (element: Element): boolean =>
  element.matches(OF_PAGE) || element.localName.startsWith('shop-');

/** Server-rendered products may have headings, prices and other tags, but no part of the page around them. */
const isAroundProducts = (element: Element, { localName: tag }: Element): boolean =>
  element.matches(`h1, main, :is(header, footer):not(article *), ${tag}`);

type Children = keyof typeof LENGTHS;

function isUnexpected(element: Element, host: Element, children: Children): boolean {
  if (children === 'products') return isAroundProducts(element, host);
  return isOfPage(element) || (children !== 'block' && isBlock(host, element));
}

/** The maximum length of the text of an element, by its kind of children. */
const LENGTHS = {
  none: 0,
  fallback: 80,
  text: Number.POSITIVE_INFINITY,
  block: Number.POSITIVE_INFINITY,
  products: Number.POSITIVE_INFINITY,
};

/** The content of the rest of the page that the element contains. */
function swallowedBy(host: HTMLElement): string | undefined {
  const { children } = docsOf(host.localName) ?? {};
  if (!children) return undefined;
  const element = unslotted(host).find((one) => isUnexpected(one, host, children));
  if (element) return `<${element.localName}>`;
  const text = textIn(host);
  return text.length > LENGTHS[children] ? `“${text.slice(0, 20)}…”` : undefined;
}

/** Warns about a tag without an end tag, which contains the rest of the page. */
export function warnOfSwallowedPage(host: HTMLElement): void {
  const swallowed = swallowedBy(host);
  const { localName: tag } = host;
  if (!swallowed) return;
  warn(
    host,
    `holds ${swallowed}, but needs no such children: HTML has no self-closed tags, so write <${tag}></${tag}>, not <${tag}/>.`,
  );
}
