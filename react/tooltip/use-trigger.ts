import { useLayoutEffect } from 'react';
import type { Environment } from '../host/environment.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';

const isFocusable = (element: Element): boolean =>
  // a custom element manages its focus itself
  element.matches(FOCUSABLE) || element.localName.includes('-');

function makeFocusable(element: HTMLElement): () => void {
  if (isFocusable(element)) return () => {};
  element.tabIndex = 0;
  return () => element.removeAttribute('tabindex');
}

/** The element that the tooltip explains: the focusable one in the child, or else the child, which becomes focusable. */
export function useTrigger(env: Environment, isNeeded: boolean): HTMLElement | undefined {
  const child = useLightChild<HTMLElement>(env, ':scope > :not([slot])');
  const inner = child && !isFocusable(child) ? child.querySelector<HTMLElement>(FOCUSABLE) : null;
  const trigger = inner ?? child;
  useLayoutEffect(
    () => (trigger && isNeeded ? makeFocusable(trigger) : undefined),
    [trigger, isNeeded],
  );
  return trigger;
}
