import { docsOf } from '../declare/docs.ts';
import { warn } from './warn.ts';

const OF_PAGE = 'h1, h2, h3, h4, h5, h6, main, header, footer';
const NO_TEXT = 'script, style, template, noscript';

const isOfPage = (element: Element): boolean =>
  element.matches(OF_PAGE) || element.localName.startsWith('shop-');

/** The descendants without those that an author has put into a slot, where any content is right. */
const unslotted = (host: Element): Element[] =>
  [...host.querySelectorAll(':scope > :not([slot])')].flatMap((child) => [
    child,
    ...child.querySelectorAll('*'),
  ]);

/** The text of a node; none of what holds code, or what an author has put into a slot. */
function shownText(node: Node): string {
  if (node instanceof Text) return node.data;
  const isShown = node instanceof Element && !node.matches(`[slot], ${NO_TEXT}`);
  return isShown ? [...node.childNodes].map(shownText).join('') : '';
}

/** The beginning of a text in a tag that shows none. */
const textIn = (host: Element): string =>
  [...host.childNodes].map(shownText).join('').trim().slice(0, 20);

/** What the tag holds of the rest of the page. */
function swallowedBy(host: HTMLElement): string | undefined {
  const { children } = docsOf(host.localName) ?? {};
  if (!children) return undefined;
  const element = unslotted(host).find(isOfPage);
  if (element) return `<${element.localName}>`;
  const text = children === 'none' && textIn(host);
  return text ? `“${text}…”` : undefined;
}

/** Warns of a self-closed tag that has swallowed what comes after it. */
export function warnOfSwallowedPage(host: HTMLElement): void {
  const swallowed = swallowedBy(host);
  const { localName: tag } = host;
  if (!swallowed) return;
  warn(
    host,
    `holds ${swallowed}, but needs no such children: HTML has no self-closed tags, so write <${tag}></${tag}>, not <${tag}/>.`,
  );
}
