import { useRef } from 'react';
import { CLICK_TIMEOUT_MS } from '../../logic/page/module-within.ts';
import type { Environment } from './environment.ts';
import { type Load, useLoadedModule } from './use-module.ts';

/** The handlers of a click that needs a module. */
export interface ClickHandlers<T = unknown> {
  /** Called once the module has loaded. */
  act(module: T): void;
  /** Called if it fails to load in time: falls back to the browser's default action. */
  otherwise(): void;
}

/** A module that a click needs. */
export interface ClickModule<T> {
  /** Undefined until the module has loaded. */
  readonly module: T | undefined;
  /** Handles a click. Further clicks while one is pending are merged with it. */
  handleClick(handlers: ClickHandlers<T>): void;
  /** Cancels the pending click, because a later action has undone it. */
  drop(): void;
}

/**
 * Like `useModule`, but a click also loads the module: the click waits up to 3 s, and the next click retries a failure.
 */
export function useModuleOnClick<T>(
  env: Environment,
  load: Load<T>,
  needed: boolean,
): ClickModule<T> {
  const { loaded, hold, loadWithin } = useLoadedModule(env, load, { needed });
  const waiting = useRef<object>(undefined);
  const waitForModule = async ({ act, otherwise }: ClickHandlers<T>) => {
    if (waiting.current) return;
    const own = {};
    waiting.current = own;
    const answer = env.defer();
    const arrived = await loadWithin(CLICK_TIMEOUT_MS);
    answer(() => {
      if (waiting.current !== own) return;
      waiting.current = undefined;
      if (!arrived) return otherwise();
      hold(arrived);
      act(arrived.module);
    });
  };
  return {
    module: loaded?.module,
    handleClick: (handlers) => (loaded ? handlers.act(loaded.module) : waitForModule(handlers)),
    drop() {
      waiting.current = undefined;
    },
  };
}
