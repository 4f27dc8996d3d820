import { focusOnce } from '../../visits/later/focus-once.ts';
import type { Arrival } from '../../visits/later/settings.ts';
import { rowsOf } from '../read-list.ts';
import { restorePlace } from './place.ts';

/** Whether a control outside of the list has focus, such as a filter. */
const isFocusBeside = (host: HTMLElement): boolean =>
  document.activeElement !== document.body && !host.contains(document.activeElement);

/** Whether focus was on something that the change has removed. */
const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Scrolls to the start of the list, unless that would move the control that the shopper uses. */
function scrollToStart(host: HTMLElement, isPageChanged: boolean): void {
  const isAbove = host.getBoundingClientRect().top < 0;
  if (isAbove && (isPageChanged || !isFocusBeside(host)))
    host.scrollIntoView({ behavior: 'instant', block: 'start' });
}

/** Focuses the heading of the list, unless the shopper uses a control that is still there. */
function focusHeading(host: HTMLElement, isPageChanged: boolean): void {
  const heading =
    host.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('h1');
  if (heading && (isPageChanged || isFocusLost())) focusOnce(heading);
}

/** A list that is shown, and the page number in the URL before. */
interface Shown extends Pick<Arrival, 'url' | 'step'> {
  readonly items: string | undefined;
  readonly param: string;
  readonly before: string;
}

/** Scrolls and focuses after a change: Back restores the product in view, a page link leads to the start of the list. */
export function showList(host: HTMLElement, { step, url, items, param, before }: Shown): void {
  if (step) {
    if (!restorePlace(rowsOf(host, items))) step.restoreScroll();
    return;
  }
  const pageIn = (address: string) => new URL(address).searchParams.get(param);
  const isPageChanged = pageIn(url) !== pageIn(before);
  scrollToStart(host, isPageChanged);
  focusHeading(host, isPageChanged);
}
