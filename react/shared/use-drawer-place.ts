import { useLayoutEffect } from 'react';
import type { Environment } from './environment.ts';
import { findElement } from './find-element.ts';
import { focusedElement } from './focused-element.ts';
import { createOuting } from './outing.ts';
import { warnAuthor } from './warn-author.ts';

const DRAWER = 'shop-drawer';

interface NarrowPlace {
  /** The id or a selector of a drawer, of something inside one, or of any other element. */
  readonly place: string | undefined;
  /** The width below which the element is there, in CSS pixels. */
  readonly below: number;
}

type Drawer = HTMLElement & { readonly updateComplete?: Promise<void> };

/** What has focus in the tag or its content; null where that is elsewhere. */
const focusedWithin = (host: HTMLElement): Element | null => {
  const page = host.ownerDocument;
  return host.contains(page.activeElement) ? focusedElement(page) : null;
};

/** Closes the drawer that the element has left; what had focus in the element gets it back. */
async function closeBehind(drawer: Drawer, focused: Element | null): Promise<void> {
  drawer.removeAttribute('open');
  await drawer.updateComplete;
  // the page behind an open drawer takes no focus
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

function findPlace({ host, fail }: Environment, place: string): HTMLElement | undefined {
  const page = host.ownerDocument;
  const found = page.getElementById(place) ?? findElement(page, place);
  if (found) return found;
  const message = `[shop] ${host.localName}: nothing on the page matches "${place}".`;
  warnAuthor(message);
  fail({ code: 'selector', message });
  return undefined;
}

/**
 * Moves the tag into a drawer, or another element, while the screen is narrower than `below`, and back
 * after; the drawer closes then.
 */
export function useDrawerPlace(env: Environment, { place, below }: NarrowPlace): void {
  const { host } = env;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the environment's functions stay the same
  useLayoutEffect(() => {
    if (!place) return;
    const screen = matchMedia(`(width < ${below}px)`);
    let isMounted = true;
    const outing = createOuting(host);
    const goHome = () => {
      const drawer = host.closest<Drawer>(`${DRAWER}[open]`);
      const focused = focusedWithin(host);
      outing.goHome();
      if (drawer && !drawer.contains(host)) closeBehind(drawer, focused);
    };
    const goTo = (container: HTMLElement) => {
      // a drawer whose script never comes would hide it for good
      const isMissing = container.closest(`${DRAWER}:not(:defined)`) !== null;
      if (isMissing) customElements.whenDefined(DRAWER).then(() => isMounted && follow());
      else outing.goTo(container);
    };
    const follow = () => {
      const container = screen.matches && findPlace(env, place);
      if (container) goTo(container);
      else goHome();
    };
    follow();
    screen.addEventListener('change', follow);
    return () => {
      isMounted = false;
      screen.removeEventListener('change', follow);
      goHome();
    };
  }, [host, place, below]);
}
