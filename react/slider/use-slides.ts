import { useLayoutEffect, useState } from 'react';

/** Children that are never shown. */
const NO_SLIDES = 'script, style, template, noscript, [slot]';

const slidesIn = (host: HTMLElement): readonly HTMLElement[] =>
  [...host.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.matches(NO_SLIDES),
  );

const isSame = (some: readonly HTMLElement[], others: readonly HTMLElement[]): boolean =>
  some.length === others.length && some.every((slide, index) => slide === others[index]);

/** The slides: the children of the tag; follows every change of them. */
export function useSlides(host: HTMLElement): readonly HTMLElement[] {
  const [slides, setSlides] = useState(() => slidesIn(host));
  useLayoutEffect(() => {
    const update = () =>
      setSlides((known) => {
        const found = slidesIn(host);
        return isSame(known, found) ? known : found;
      });
    const observer = new MutationObserver(update);
    observer.observe(host, { childList: true });
    update();
    return () => observer.disconnect();
  }, [host]);
  return slides;
}
