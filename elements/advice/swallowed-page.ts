import { docsOf } from '../declare/docs.ts';
import { warn } from './warn.ts';

const OF_PAGE = 'h1, h2, h3, h4, h5, h6, main, header, footer';
const NO_TEXT = 'script, style, template, noscript';

const isOfPage = (element: Element): boolean =>
  element.matches(OF_PAGE) || element.localName.startsWith('shop-');

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

/** The first text inside an element that should contain none. */
const textIn = (host: Element): string =>
  [...host.childNodes].map(shownText).join('').trim().slice(0, 20);

/** The content of the rest of the page that the element contains. */
function swallowedBy(host: HTMLElement): string | undefined {
  const { children } = docsOf(host.localName) ?? {};
  if (!children) return undefined;
  const element = unslotted(host).find(isOfPage);
  if (element) return `<${element.localName}>`;
  const text = children === 'none' && textIn(host);
  return text ? `“${text}…”` : undefined;
}

/** Warns about a self-closed tag, which contains the rest of the page. */
export function warnOfSwallowedPage(host: HTMLElement): void {
  const swallowed = swallowedBy(host);
  const { localName: tag } = host;
  if (!swallowed) return;
  warn(
    host,
    `holds ${swallowed}, but needs no such children: HTML has no self-closed tags, so write <${tag}></${tag}>, not <${tag}/>.`,
  );
}
