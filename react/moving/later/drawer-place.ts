import { listen } from '../../../logic/platform/listen.ts';
import { hostCell } from '../../../logic/state/by-host.ts';
import type { Environment } from '../../host/environment.ts';
import { warnOfMissing } from '../../host/report-missing.ts';
import { findElement } from '../../light-dom/find-element.ts';
import { focusedElement } from '../../light-dom/focused-element.ts';
import { createTemporaryPlace, type TemporaryPlace } from '../temporary-place.ts';

const DRAWER = 'shop-drawer';

/** The place of a tag on narrow screens. */
export interface NarrowPlace {
  /** The id or a selector of a drawer, of something inside one, or of any other element. */
  readonly place: string;
  /** The width below which the element is there, in CSS pixels. */
  readonly below: number;
}

type Drawer = HTMLElement & { readonly updateComplete?: Promise<void> };

/** The tags that are in their places for narrow screens. */
const away = new Set<HTMLElement>();

/** The element that had focus in a tag, from the move that took the focus until it is back. */
const lostFocus = hostCell<Element | undefined>(undefined);

const hasFocus = (host: HTMLElement): boolean => host.contains(document.activeElement);

/** Notes the element that has focus in the tag or its content; the one noted before stays, unless focus is elsewhere. */
function noteFocus(host: HTMLElement): void {
  const focused = focusedElement(document);
  if (hasFocus(host) && focused) lostFocus(host).current = focused;
  else if (document.activeElement !== document.body) lostFocus(host).current = undefined;
}

/** Notes the element that focus left for nothing else. */
function noteLostFocus(host: HTMLElement, event: FocusEvent): void {
  const [left] = event.composedPath();
  if (!event.relatedTarget && left instanceof Element) lostFocus(host).current = left;
}

function restoreFocus(host: HTMLElement): void {
  const lost = lostFocus(host);
  if (lost.current instanceof HTMLElement) lost.current.focus({ preventScroll: true });
  // an element that is gone never gets it back
  if (hasFocus(host) || !lost.current?.isConnected) lost.current = undefined;
}

/**
 * Opens the drawer that the tag has come into, or closes the one that it has left; the element that had focus in the tag
 * gets it back. Nothing takes focus in a closed drawer, or behind an open one.
 */
async function toggleDrawer(drawer: Drawer, open: boolean, host: HTMLElement): Promise<void> {
  drawer.toggleAttribute('open', open);
  await drawer.updateComplete;
  restoreFocus(host);
}

/** Whether a drawer still holds the tag, or another one that came into it. */
const isInUse = (drawer: Drawer, host: HTMLElement): boolean =>
  [host, ...away].some((one) => drawer.contains(one));

function findPlace({ host, fail }: Environment, place: string): HTMLElement | undefined {
  const found = document.getElementById(place) ?? findElement(document, place);
  if (found) return found;
  const tag = host.localName;
  const message = `[shop] ${tag}: nothing on the document matches "${place}".`;
  warnOfMissing(host, place, 'place');
  fail({ code: 'selector', message });
  return undefined;
}

/** Takes the tag back to where it was. */
function bringBack(host: HTMLElement, stay: TemporaryPlace): void {
  const drawer = host.closest<Drawer>(`${DRAWER}[open]`);
  noteFocus(host);
  stay.moveBack();
  away.delete(host);
  if (drawer && !isInUse(drawer, host)) toggleDrawer(drawer, false, host);
}

/** Takes the tag to its place; a shopper whose focus was in it goes on there. */
function settleIn(host: HTMLElement, stay: TemporaryPlace, container: HTMLElement): void {
  noteFocus(host);
  stay.moveTo(container);
  away.add(host);
  const drawer = host.closest<Drawer>(`${DRAWER}:not([open])`);
  if (drawer && lostFocus(host).current) toggleDrawer(drawer, true, host);
}

/**
 * Moves the tag into a drawer, or another element, while the screen is narrower than `below`, and back
 * after; the drawer closes then, unless another tag is still in it. The result brings the tag back for good.
 */
export function followScreen(env: Environment, { place, below }: NarrowPlace): () => void {
  const { host } = env;
  const screen = matchMedia(`(width < ${below}px)`);
  const stay = createTemporaryPlace(host);
  let isMounted = true;
  const goTo = (container: HTMLElement) => {
    // a drawer whose script never comes would hide it for good
    const isMissing = container.closest(`${DRAWER}:not(:defined)`) !== null;
    if (!isMissing) return settleIn(host, stay, container);
    noteFocus(host);
    customElements.whenDefined(DRAWER).then(() => isMounted && follow());
  };
  const follow = () => {
    const container = screen.matches && findPlace(env, place);
    if (container) goTo(container);
    else bringBack(host, stay);
  };
  // where the new width hides the tag, the browser may take its focus before it tells of the width
  const noteLoss = (event: FocusEvent) => {
    const isLate = screen.matches !== away.has(host);
    const isSeen = host.checkVisibility({ visibilityProperty: true });
    if (isLate && !isSeen) noteLostFocus(host, event);
  };
  follow();
  const stops = [listen(screen, { change: follow }), listen(host, { focusout: noteLoss })];
  return () => {
    isMounted = false;
    for (const stop of stops) stop();
    bringBack(host, stay);
  };
}
