import type { KeyboardEvent } from 'react';
import { isModified } from '../light-dom/is-modified.ts';

const PANEL = '.menu__panel';
const OWN_STOP = ':scope > :is(a[href], button)';

type Stops = readonly (HTMLElement | null)[];

/** The open panel that contains an element. */
export const panelOf = (target: Element): Element | null => target.closest(PANEL);

/** The links and buttons in the open panel of a top item. */
export const panelStops = (item: Element): HTMLElement[] => [
  ...item.querySelectorAll<HTMLElement>(`${PANEL} :is(a[href], button)`),
];

/** The button that opens the panel of a top item. */
export const toggleOf = (item: Element): HTMLElement | null =>
  item.querySelector<HTMLElement>(':scope > [aria-expanded]');

/** The link of a top item, or its button when it has no link. */
const ownStop = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>(OWN_STOP);

const barStops = (item: Element): Stops =>
  [...(item.parentElement?.children ?? [])].map(ownStop).filter(Boolean);

/** Returns a function from a key to the next stop; `back` and `on` are the keys that move along the stops. */
function along(stops: Stops, at: number, [back, on]: readonly string[]) {
  return (key: string): HTMLElement | undefined | null => {
    if (key === 'Home') return stops[0];
    if (key === 'End') return stops.at(-1);
    if (key === on) return stops[at + 1];
    return key === back ? stops[at - 1] : undefined;
  };
}

function inPanel(key: string, item: Element, from: HTMLElement) {
  const stops = panelStops(item);
  const at = stops.indexOf(from);
  if (key === 'ArrowUp' && at === 0) return ownStop(item);
  return along(stops, at, ['ArrowUp', 'ArrowDown'])(key);
}

function inBar(key: string, item: Element) {
  if (key === 'ArrowDown' && toggleOf(item)) return 'panel';
  const stops = barStops(item);
  const ways = ['ArrowLeft', 'ArrowRight'];
  if (getComputedStyle(item).direction === 'rtl') ways.reverse();
  return along(stops, stops.indexOf(ownStop(item)), ways)(key);
}

/** The element that a key moves focus to, or 'panel' for the panel of the item (APG disclosure navigation). */
export function keyTarget(
  event: KeyboardEvent<HTMLElement>,
  item: HTMLElement,
): HTMLElement | 'panel' | null | undefined {
  const { key, target } = event;
  if (isModified(event) || !(target instanceof HTMLElement)) return undefined;
  return panelOf(target) ? inPanel(key, item, target) : inBar(key, item);
}
