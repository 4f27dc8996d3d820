import { useLayoutEffect, useState } from 'react';
import { backToTopMessages } from '../../logic/back-to-top/back-to-top.messages.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { focusTop } from '../light-dom/focus-top.ts';
import { IconButton } from '../look/Icon.tsx';

/**
 * Creates a pixel just above the page, outside the body, whose children belong to the page. While it intersects the
 * viewport extended upwards by `viewports` heights, the shopper is near the top.
 */
function createMark(): HTMLElement {
  const mark = document.createElement('span');
  mark.ariaHidden = 'true';
  Object.assign(mark.style, {
    position: 'absolute',
    insetBlockStart: '-1px',
    inlineSize: '1px',
    blockSize: '1px',
  });
  return mark;
}

/** Whether the page is scrolled by at least `viewports` viewport heights; needs no scroll listener. */
function useFarFromTop(viewports: number): boolean {
  const [isFar, setFar] = useState(false);
  useLayoutEffect(() => {
    const mark = createMark();
    document.documentElement.append(mark);
    const root = mark.getRootNode();
    const observer = new IntersectionObserver(
      (entries) => setFar(entries.at(-1)?.isIntersecting === false),
      {
        root: root instanceof Document ? root : null,
        rootMargin: `${viewports * 100}% 0px 0px`,
        threshold: 1,
      },
    );
    observer.observe(mark);
    return () => {
      observer.disconnect();
      mark.remove();
    };
  }, [viewports]);
  return isFar;
}

export interface BackToTopProps {
  after: number;
  env: Environment;
}

/** Scrolls to the top, smoothly unless the shopper prefers reduced motion, and moves focus there. */
function goToTop(): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  focusTop();
}

/** A button that appears once the page is scrolled far (docs/specification.md#s9-display). */
export function BackToTop({ after, env }: BackToTopProps) {
  const isFar = useFarFromTop(after);
  useStates(env, { shown: isFar });
  return (
    <IconButton
      part="button"
      className={`top ${isFar ? 'top--shown' : ''}`}
      label={textsOf(backToTopMessages, env).label}
      slot="icon"
      iconClass="top__arrow"
      path="M12 20V4m-7 7 7-7 7 7"
      onClick={goToTop}
    />
  );
}
