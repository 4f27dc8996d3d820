import { backToTopMessages } from '../../logic/back-to-top/back-to-top.messages.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { Drawing } from '../look/Drawing.tsx';
import { useFarFromTop } from './use-far-from-top.ts';

export interface BackToTopProps {
  after: number;
  env: Environment;
}

/** Scrolls to the top, smoothly unless the shopper prefers reduced motion, and moves focus there. */
function goToTop(): void {
  const { body } = document;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  const isFocusable = body.hasAttribute('tabindex');
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  if (!isFocusable) body.removeAttribute('tabindex');
}

/** A button that appears once the page is scrolled far (docs/specification.md#s9-display). */
export function BackToTop({ after, env }: BackToTopProps) {
  const isFar = useFarFromTop(after);
  useStates(env, { shown: isFar });
  return (
    <button
      type="button"
      part="button"
      className={`top ${isFar ? 'top--shown' : ''}`}
      aria-label={textsOf(backToTopMessages, env).label}
      onClick={goToTop}
    >
      <Drawing slot="icon" className="top__arrow" path="M12 20V4m-7 7 7-7 7 7" />
    </button>
  );
}
