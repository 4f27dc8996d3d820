import { useLayoutEffect, useRef } from 'react';
import type { FieldState } from '../forms/paint-result.ts';
import type { Environment } from '../host/environment.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';

const STATES: readonly FieldState[] = ['empty', 'success', 'error'];
const WRAPPER = '.f-feedback';

/**
 * Says the state in the classes of the theme's own wrapper (`.f-feedback.--error`), which is the element
 * or is in it; gives the theme's line for the message, where that wrapper has one.
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
    const isSaid = STATES.some((one) => wrapper.classList.contains(`--${one}`));
    // what the page says of a form that came back holds until more is known
    if (isSaid && !isKnown.current) return;
    for (const one of STATES) wrapper.classList.toggle(`--${one}`, one === state);
  }, [wrapper, state]);
  return wrapper && line;
}
