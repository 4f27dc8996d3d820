import { listen, together } from '../../../logic/platform/listen.ts';
import { hostCell } from '../../../logic/state/by-host.ts';
import type { Environment } from '../../host/environment.ts';
import { warnOfMissing } from '../../host/report-missing.ts';
import { findElement, focusedElement } from '../../light-dom/find-element.ts';
import { createTemporaryMove, type TemporaryMove } from '../temporary-move.ts';

const DRAWER = 'shop-drawer';

type Drawer = HTMLElement & { readonly updateComplete?: Promise<void> };

/** The elements that are in their positions for narrow screens. */
const away = new Set<HTMLElement>();

/** The element that had focus inside, from a move that lost it until it is restored. */
const lostFocus = hostCell<Element | undefined>(undefined);

const hasFocus = (host: HTMLElement): boolean => host.contains(document.activeElement);

/** Stores the focused element inside the host; keeps the previous one unless focus is elsewhere. */
function noteFocus(host: HTMLElement): void {
  const focused = focusedElement(document);
  if (hasFocus(host) && focused) lostFocus(host).current = focused;
  else if (document.activeElement !== document.body) lostFocus(host).current = undefined;
}

/** Stores the element that lost focus to nothing else. */
function noteLostFocus(host: HTMLElement, event: FocusEvent): void {
  const [left] = event.composedPath();
  if (!event.relatedTarget && left instanceof Element) lostFocus(host).current = left;
}

function restoreFocus(host: HTMLElement): void {
  const lost = lostFocus(host);
  if (lost.current instanceof HTMLElement) lost.current.focus({ preventScroll: true });
  // a removed element never regains it
  if (hasFocus(host) || !lost.current?.isConnected) lost.current = undefined;
}

/**
 * Opens the drawer that the element was moved into, or closes the one it has left, then restores focus inside. Nothing
 * can have focus in a closed drawer, or behind an open one.
 */
async function toggleDrawer(drawer: Drawer, open: boolean, host: HTMLElement): Promise<void> {
  drawer.toggleAttribute('open', open);
  await drawer.updateComplete;
  restoreFocus(host);
}

/** Whether a drawer still contains this element or another moved one. */
const isInUse = (drawer: Drawer, host: HTMLElement): boolean =>
  [host, ...away].some((one) => drawer.contains(one));

function findContainer({ host, fail }: Environment, place: string): HTMLElement | undefined {
  const found = document.getElementById(place) ?? findElement(document, place);
  if (found) return found;
  const tag = host.localName;
  const message = `[shop] ${tag}: nothing on the document matches "${place}".`;
  warnOfMissing(host, place, 'place');
  fail({ code: 'selector', message });
  return undefined;
}

/** Moves the element back to its original position. */
function bringBack(host: HTMLElement, move: TemporaryMove): void {
  const drawer = host.closest<Drawer>(`${DRAWER}[open]`);
  noteFocus(host);
  move.moveBack();
  away.delete(host);
  if (drawer && !isInUse(drawer, host)) toggleDrawer(drawer, false, host);
}

/** Moves the element to its narrow position, and keeps focus inside. */
function settleIn(host: HTMLElement, move: TemporaryMove, container: HTMLElement): void {
  noteFocus(host);
  move.moveTo(container);
  away.add(host);
  const drawer = host.closest<Drawer>(`${DRAWER}:not([open])`);
  if (drawer && lostFocus(host).current) toggleDrawer(drawer, true, host);
}

/**
 * Moves the element into a drawer, or another container, while the screen is narrower than `below` CSS pixels, and back
 * after. The drawer then closes, unless it contains another moved element. The result moves the element back permanently.
 */
export function followScreen(env: Environment, place: string, below: number): () => void {
  const { host } = env;
  const screen = matchMedia(`(width < ${below}px)`);
  const move = createTemporaryMove(host);
  let isMounted = true;
  const goTo = (container: HTMLElement) => {
    // a drawer whose script fails to load would hide it permanently
    const isMissing = container.closest(`${DRAWER}:not(:defined)`) !== null;
    if (!isMissing) return settleIn(host, move, container);
    noteFocus(host);
    customElements.whenDefined(DRAWER).then(() => isMounted && follow());
  };
  const follow = () => {
    const container = screen.matches && findContainer(env, place);
    if (container) goTo(container);
    else bringBack(host, move);
  };
  // if the new width hides the element, browsers may remove its focus before the media query event
  const noteLoss = (event: FocusEvent) => {
    const isLate = screen.matches !== away.has(host);
    const isSeen = host.checkVisibility({ visibilityProperty: true });
    if (isLate && !isSeen) noteLostFocus(host, event);
  };
  follow();
  const stop = together([listen(screen, { change: follow }), listen(host, { focusout: noteLoss })]);
  return () => {
    isMounted = false;
    stop();
    bringBack(host, move);
  };
}
