import { useSyncExternalStore } from 'react';
import type { Environment } from '../../host/environment.ts';
import { reportMissing } from '../../host/report-missing.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { findElement } from '../find-element.ts';
import { followControls } from './follow-controls.ts';

const nothing = () => () => {};

const subscribe = (changed: () => void): (() => void) =>
  followControls({ form: undefined, isCard: false, changed });

/** The control that an author names by id or name, else by a selector. */
function findNamed(name: string | undefined): HTMLElement | undefined {
  const quoted = `"${CSS.escape(name ?? '')}"`;
  const named = `:is(input,select,textarea):is([id=${quoted}],[name=${quoted}])`;
  return name ? (findElement(document, named) ?? findElement(document, name)) : undefined;
}

/** The current value of the control that an author names; undefined without one. */
export function controlValue(name: string | undefined): string | undefined {
  const { value } = (findNamed(name) ?? {}) as { value?: unknown };
  return value === undefined ? undefined : String(value);
}

/**
 * The value of the control that an author names; undefined without a name. Updates with the shopper's changes, and with
 * changes of a hidden input by scripts.
 */
export function useControlValue(env: Environment, name: string | undefined): string | undefined {
  const value = useSyncExternalStore(name ? subscribe : nothing, () => controlValue(name));
  useOnChange([name], () => {
    if (name && !findNamed(name)) {
      reportMissing(env, name, 'control');
    }
  });
  return value;
}
