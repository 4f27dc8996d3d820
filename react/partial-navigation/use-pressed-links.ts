import { useLayoutEffect } from 'react';
import { pressedLink, pressedUrl } from './press-destination.ts';

/** The signs that a press may follow, so that the answer is loaded in time. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'];
const PRESSES = ['click', 'submit'];

interface Answers {
  readonly links: string;
  /** A link of ours is near. */
  near(): void;
  visit(url: string): void;
}

/** A quick second click on a link that has already been followed. */
const isSecondClick = (event: Event, url: string): boolean =>
  event instanceof MouseEvent && event.detail > 1 && url === document.location.href;

/** Follows the links and forms of the page that are visited partially. */
export function usePressedLinks({ links, near, visit }: Answers): void {
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const notice = (event: Event) => pressedLink(event, links) && near();
    const follow = (event: Event) => {
      const url = pressedUrl(event, links);
      if (url === undefined) return;
      event.preventDefault();
      if (!isSecondClick(event, url)) visit(url);
    };
    for (const sign of SIGNS) document.addEventListener(sign, notice, { signal, passive: true });
    // at the window, so that the page's own listeners come first
    for (const press of PRESSES) document.defaultView?.addEventListener(press, follow, { signal });
    return () => listening.abort();
  });
}
