import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { documentOf } from '../../../logic/platform/plain-document.ts';
import type { Environment } from '../../host/environment.ts';
import { tellMissing } from '../../host/tell-missing.ts';
import { findElement } from '../find-element.ts';

const EVENTS = ['input', 'change'];
/** The value of a hidden input is its attribute; a region that a script replaces may bring another control. */
const CHANGES = { subtree: true, childList: true, attributes: true, attributeFilter: ['value'] };

/** Calls back when a control of the page may have another value; returns a function that stops this. */
function followControls(page: Document, callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(page.documentElement, CHANGES);
  for (const event of EVENTS) page.addEventListener(event, callback);
  return () => {
    observer.disconnect();
    for (const event of EVENTS) page.removeEventListener(event, callback);
  };
}

const nothing = () => () => {};

/** The control that an author names by its id or its name, else by a selector. */
function findNamed(page: Document, name: string | undefined): HTMLElement | undefined {
  const quoted = `"${CSS.escape(name ?? '')}"`;
  const named = `:is(input,select,textarea):is([id=${quoted}],[name=${quoted}])`;
  return name ? (findElement(page, named) ?? findElement(page, name)) : undefined;
}

/** The value that the control has now which an author names; undefined without one. */
export function controlValue(page: Document, name: string | undefined): string | undefined {
  const { value } = (findNamed(page, name) ?? {}) as { value?: unknown };
  return value === undefined ? undefined : String(value);
}

/**
 * The value of the control that the author names; undefined where none is named. Follows changes by the shopper, and
 * changes of a hidden input by scripts.
 */
export function useControlValue(env: Environment, name: string | undefined): string | undefined {
  const page = documentOf(env.host);
  const subscribe = useCallback((onChange: () => void) => followControls(page, onChange), [page]);
  const value = useSyncExternalStore(name ? subscribe : nothing, () => controlValue(page, name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: warns once for each name
  useLayoutEffect(() => {
    if (name && !findNamed(page, name)) {
      tellMissing(env, name, 'control');
    }
  }, [name]);
  return value;
}
