import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Environment } from '../../host/environment.ts';
import { tellMissing } from '../../host/tell-missing.ts';
import { findElement } from '../find-element.ts';

const EVENTS = ['input', 'change'];
/** The value of a hidden input is its attribute; a region that a script replaces may bring another control. */
const CHANGES = { subtree: true, childList: true, attributes: true, attributeFilter: ['value'] };

/** Calls back when a control of the page may have another value; returns a function that stops this. */
function followControls(page: Document, callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(page, CHANGES);
  for (const event of EVENTS) page.addEventListener(event, callback);
  return () => {
    observer.disconnect();
    for (const event of EVENTS) page.removeEventListener(event, callback);
  };
}

const nothing = () => () => {};

/** The value that the control named by an author’s selector has now; undefined without one. */
export function controlValue(page: Document, selector: string | undefined): string | undefined {
  const { value } = (findElement(page, selector) ?? {}) as { value?: unknown };
  return value === undefined ? undefined : String(value);
}

/**
 * The value of the control that the author's selector names; undefined without a selector. Follows changes by the
 * shopper, and changes of a hidden input by scripts.
 */
export function useControlValue(
  env: Environment,
  selector: string | undefined,
): string | undefined {
  const page = env.host.ownerDocument;
  const subscribe = useCallback((onChange: () => void) => followControls(page, onChange), [page]);
  const value = useSyncExternalStore(selector ? subscribe : nothing, () =>
    controlValue(page, selector),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: warns once for each selector
  useLayoutEffect(() => {
    if (selector && !findElement(page, selector)) {
      tellMissing(env, selector, 'control');
    }
  }, [selector]);
  return value;
}
