import { warnAuthor } from '../../logic/page/warn-author.ts';
import { docsOf } from '../declare/docs.ts';
import { whenPageIsRead } from './when-page-is-read.ts';

const OF_PAGE = 'h1, h2, h3, h4, h5, h6, main, header, footer';

const isOfPage = (element: Element): boolean =>
  element.matches(OF_PAGE) || element.localName.startsWith('shop-');

/** The descendants without those that an author has put into a slot, where any content is right. */
const unslotted = (host: Element): Element[] =>
  [...host.querySelectorAll(':scope > :not([slot])')].flatMap((child) => [
    child,
    ...child.querySelectorAll('*'),
  ]);

function warn(host: HTMLElement): void {
  const { localName: tag } = host;
  const swallowed = unslotted(host).find(isOfPage);
  if (!swallowed) return;
  warnAuthor(
    `[${tag}] holds <${swallowed.localName}>, but needs no such children: HTML has no self-closed tags, so write <${tag}></${tag}>, not <${tag}/>. See README.md#${tag}`,
  );
}

/** Warns the author, once the page is there, where a self-closed tag has swallowed what comes after it. */
export function warnOfSwallowedPage(host: HTMLElement): void {
  if (!__DEV__ || docsOf(host.localName)?.children !== 'fallback') return;
  whenPageIsRead(host, () => warn(host));
}
