import { useLayoutEffect } from 'react';
import type { Environment } from '../host/environment.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';

const isFocusable = (element: Element): boolean =>
  // what a custom element does with focus is its own affair
  element.matches(FOCUSABLE) || element.localName.includes('-');

/** What the tooltip explains: what takes focus in the element's child; a child without it takes focus itself. */
export function useTrigger(env: Environment, isNeeded: boolean): HTMLElement | undefined {
  const child = useLightChild<HTMLElement>(env, ':scope > :not([slot])');
  const inner = child && !isFocusable(child) ? child.querySelector<HTMLElement>(FOCUSABLE) : null;
  const trigger = inner ?? child;
  useLayoutEffect(() => {
    if (!trigger || !isNeeded || isFocusable(trigger)) return;
    trigger.tabIndex = 0;
    return () => trigger.removeAttribute('tabindex');
  }, [trigger, isNeeded]);
  return trigger;
}
