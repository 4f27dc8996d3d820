import { warnAuthor } from '../../logic/page/warn-author.ts';
import type { ElementFailure } from '../../react/host/environment.ts';
import { isMissingReported } from './names.ts';

/** The failure that is reported where the selector is used. */
const REPORTED_ELSEWHERE = 'selector';

/** The common cause of many failures. */
const REFUSED =
  'the Content-Security-Policy of the page refuses our scripts; expected trusted-types shop in it.';

/** What happens instead, by the code of the failure; other messages say so themselves. */
export const INSTEAD: Readonly<Record<string, string>> = {
  basket: 'the link has no counter',
  'basket-change': 'the basket is unchanged',
  link: 'nothing opens',
  module: 'the browser handles links and forms',
  script: 'the other scripts of the page run',
  search: 'the form searches without suggestions',
  stylesheet: 'the tags have their default styles; the network panel shows the URL',
  target: 'the link is followed',
  tiles: 'the map has its markers and the list of addresses',
};

/** A message without our prefix and the final period, for use inside another message. */
const bare = (message: string): string => message.replace(/^\[shop\] /, '').replace(/\.$/, '');

/** The cause, unless the message contains it. */
const reasonOf = (message: string, cause: unknown): string =>
  cause instanceof Error && cause.message && !message.includes(cause.message)
    ? ` (${bare(cause.message)})`
    : '';

/** Browsers name the call that the page's policy blocks. */
const isOfPolicy = (cause: unknown): boolean =>
  cause instanceof TypeError && /createPolicy|TrustedTypePolicy/.test(cause.message);

/** Whether the cause is reported elsewhere. */
const isReportedElsewhere = (host: HTMLElement, code: ElementFailure['code']): boolean =>
  code === REPORTED_ELSEWHERE || (code === 'target' && isMissingReported(host));

/** Warns the author about a `shop-error`. */
export function warnOfFailure(host: HTMLElement, { code, message, cause }: ElementFailure): void {
  if (!__DEV__ || isReportedElsewhere(host, code)) return;
  if (isOfPolicy(cause)) {
    warnAuthor('shop', REFUSED, 'guide/deliver');
    return;
  }
  const isTag = host.localName.startsWith('shop-');
  const by = isTag ? host.localName : 'shop';
  const instead = Object.hasOwn(INSTEAD, code) ? `; ${INSTEAD[code]}` : '';
  const text = bare(message).replace(`${by}: `, '');
  warnAuthor(
    by,
    `shop-error "${code}": ${text}${reasonOf(message, cause)}${instead}.`,
    isTag ? undefined : 'guide/events',
  );
}
