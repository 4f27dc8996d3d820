import { useRef } from 'react';
import { PRESS_LIMIT_MS } from '../../logic/page/module-within.ts';
import type { Environment } from './environment.ts';
import { type Load, useLoadedModule } from './use-module.ts';

/** The handlers of a click that needs a module. */
export interface PressAnswers {
  /** Called once the module has loaded. */
  act(): void;
  /** Called if it fails to load in time: falls back to the browser's default action. */
  otherwise(): void;
}

/** A module that a click needs. */
export interface PressModule<T> {
  /** Undefined until the module has loaded. */
  readonly module: T | undefined;
  /** Handles a click. Further clicks while one is pending are merged with it. */
  press(answers: PressAnswers): void;
  /** Cancels the pending click, because a later action has undone it. */
  drop(): void;
}

/**
 * Like `useModule`, but a click also loads the module: the click waits up to 3 s, and the next click retries a failure.
 */
export function usePressModule<T>(
  env: Environment,
  load: Load<T>,
  needed: boolean,
): PressModule<T> {
  const { held, hold, loadWithin } = useLoadedModule(env, load, needed);
  const waiting = useRef<object>(undefined);
  const wait = async ({ act, otherwise }: PressAnswers) => {
    if (waiting.current) return;
    const own = {};
    waiting.current = own;
    const answer = env.defer();
    const loaded = await loadWithin(PRESS_LIMIT_MS);
    answer(() => {
      if (waiting.current !== own) return;
      waiting.current = undefined;
      if (!loaded) return otherwise();
      hold(loaded);
      act();
    });
  };
  return {
    module: held?.module,
    press: (answers) => (held ? answers.act() : wait(answers)),
    drop() {
      waiting.current = undefined;
    },
  };
}
