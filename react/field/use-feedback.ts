import { useLayoutEffect, useRef } from 'react';
import type { Environment } from '../host/environment.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import type { FieldState } from '../validation/paint-result.ts';

const STATES: readonly FieldState[] = ['empty', 'success', 'error'];
const WRAPPER = '.f-feedback';

/**
 * Writes the state into the classes of the theme's wrapper (`.f-feedback.--error`), which is the element itself or a
 * descendant. Returns the wrapper's own element for the message, if it has one.
 */
export function useFeedback(env: Environment, state: FieldState): Element | undefined {
  const { host } = env;
  const inner = useLightChild(env, WRAPPER);
  const line = useLightChild(env, '.f-message');
  const wrapper = host.matches(WRAPPER) ? host : inner;
  const isKnown = useRef(false);
  useLayoutEffect(() => {
    isKnown.current ||= state !== 'empty';
    if (!wrapper) return;
    const hasState = STATES.some((one) => wrapper.classList.contains(`--${one}`));
    // a form that came back from the server keeps the page's classes until a check
    if (hasState && !isKnown.current) return;
    for (const one of STATES) wrapper.classList.toggle(`--${one}`, one === state);
  }, [wrapper, state]);
  return wrapper && line;
}
