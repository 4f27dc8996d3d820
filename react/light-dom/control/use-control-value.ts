import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Environment } from '../../host/environment.ts';
import { tellMissing } from '../../host/tell-missing.ts';
import { findElement } from '../find-element.ts';

const EVENTS = ['input', 'change'];
/** The value of a hidden input is its attribute; a region that a script replaces may bring another control. */
const CHANGES = { subtree: true, childList: true, attributes: true, attributeFilter: ['value'] };

/** Calls back when a control of the page may have another value; returns a function that stops this. */
function followControls(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, CHANGES);
  for (const event of EVENTS) document.addEventListener(event, callback);
  return () => {
    observer.disconnect();
    for (const event of EVENTS) document.removeEventListener(event, callback);
  };
}

const nothing = () => () => {};

/** The control that an author names by its id or its name, else by a selector. */
function findNamed(name: string | undefined): HTMLElement | undefined {
  const quoted = `"${CSS.escape(name ?? '')}"`;
  const named = `:is(input,select,textarea):is([id=${quoted}],[name=${quoted}])`;
  return name ? (findElement(document, named) ?? findElement(document, name)) : undefined;
}

/** The value that the control has now which an author names; undefined without one. */
export function controlValue(name: string | undefined): string | undefined {
  const { value } = (findNamed(name) ?? {}) as { value?: unknown };
  return value === undefined ? undefined : String(value);
}

/**
 * The value of the control that the author names; undefined where none is named. Follows changes by the shopper, and
 * changes of a hidden input by scripts.
 */
export function useControlValue(env: Environment, name: string | undefined): string | undefined {
  const subscribe = useCallback((onChange: () => void) => followControls(onChange), []);
  const value = useSyncExternalStore(name ? subscribe : nothing, () => controlValue(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: warns once for each name
  useLayoutEffect(() => {
    if (name && !findNamed(name)) {
      tellMissing(env, name, 'control');
    }
  }, [name]);
  return value;
}
