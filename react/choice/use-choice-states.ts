import type { Environment } from '../host/environment.ts';
import { useMethods, useStates } from '../host/use-tag.ts';
import type { ChoiceView } from './choice-view.ts';
import { entryOf, findOption } from './focus/find-option.ts';
import { isChosenOut } from './use-choice-view.ts';

/** Sets the custom states of the element and implements its method. */
export function useChoiceStates(
  env: Environment,
  views: readonly ChoiceView[],
  { isConflict = false, isSwitching = false } = {},
): void {
  useStates(env, {
    // also without options
    empty: !views[0] || views.some((view) => view.chosen === undefined),
    invalid: views.some(({ message }) => message !== undefined),
    'sold-out': views.some(isChosenOut),
    conflict: isConflict,
    turning: isSwitching,
  });
  useMethods(env, {
    show(id?: unknown): boolean {
      const { host } = env;
      const stop =
        id === undefined ? entryOf(host, views[0]?.chosen) : findOption(host, String(id));
      stop?.focus();
      return stop !== undefined;
    },
  });
}
