import { useRef } from 'react';
import { PRESS_LIMIT_MS } from '../../logic/page/module-within.ts';
import type { Environment } from './environment.ts';
import { type Load, useLoadedModule } from './use-module.ts';

/** The answers to a press. */
export interface PressAnswers {
  /** Once the module is there. */
  act(): void;
  /** If it cannot be loaded in time: as the browser would without us. */
  otherwise(): void;
}

/** A module that a press needs. */
export interface PressModule<T> {
  /** Undefined until it is there. */
  readonly module: T | undefined;
  /** Answers a press; one that comes while another one waits is the same. */
  press(answers: PressAnswers): void;
  /** Forgets a press that waits, because something later has undone it. */
  drop(): void;
}

/**
 * The module of `useModule`, which a press also loads: it waits for the module at most 3 s, and the next press after a
 * failure tries again.
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
