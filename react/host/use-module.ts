import { useRef, useState } from 'react';
import { MODULE_LIMIT_MS, moduleWithin } from '../../logic/page/module-within.ts';
import type { Environment } from './environment.ts';
import { useOnChange } from './use-on-change.ts';

/** A function that imports a module. Define it once: its identity is the cache key. */
export type Load<T> = () => Promise<T>;

interface Requested {
  readonly request: Promise<unknown>;
  /** Undefined until the module has loaded. */
  arrival?: { readonly module: unknown };
}

const requested = new Map<unknown, Requested>();

/** The module if it has loaded already: elements that are added later get it synchronously. */
const arrivedModule = <T>(load: Load<T>): { readonly module: T } | undefined =>
  requested.get(load)?.arrival as { readonly module: T } | undefined;

/** Imports a module once, however many elements need it. After a failure, the next call tries again. */
function requestModule<T>(load: Load<T>): Promise<T> {
  const known = requested.get(load);
  if (known) return known.request as Promise<T>;
  const request = load();
  const entry: Requested = { request };
  requested.set(load, entry);
  request.then(
    (module) => {
      entry.arrival = { module };
    },
    () => requested.delete(load),
  );
  return request;
}

/** An environment that also calls `onFailure` when the component reports a failure. */
export const answering = (env: Environment, onFailure: () => void): Environment => ({
  ...env,
  fail(failure) {
    env.fail(failure);
    onFailure();
  },
});

/** A module that a component loads on demand. */
export interface LoadedModule<T> {
  /** Undefined until the module has loaded. */
  readonly loaded: { readonly module: T } | undefined;
  hold(loaded: { readonly module: T }): void;
  /** Loads the module within a timeout. Resolves to undefined after a failure, which is reported once. */
  loadWithin(ms: number): Promise<{ readonly module: T } | undefined>;
}

interface Need {
  readonly needed: boolean;
  readonly timeoutMs?: number;
}

/** Imports a module as soon as it is `needed`, or earlier for a click that needs it. */
export function useLoadedModule<T>(
  env: Environment,
  load: Load<T>,
  { needed, timeoutMs = MODULE_LIMIT_MS }: Need,
): LoadedModule<T> {
  const [arrived, hold] = useState<{ readonly module: T }>();
  const loaded = arrived ?? (needed ? arrivedModule(load) : undefined);
  const hasFailed = useRef(false);
  const isMissing = needed && !arrived;
  const fail = (cause: unknown): undefined => {
    const message = `[shop] ${env.host.localName}: a module could not be loaded.`;
    if (!hasFailed.current) env.fail({ code: 'module', message, cause });
    hasFailed.current = true;
  };
  useOnChange([isMissing], () => {
    if (!isMissing) return;
    if (loaded) return hold(loaded);
    let release: (() => void) | undefined = env.hold();
    let isWanted = true;
    hasFailed.current = false;
    const loading = requestModule(load);
    moduleWithin(() => loading, timeoutMs).catch((cause) => {
      if (release) fail(cause);
      release?.();
      release = undefined;
    });
    // also when it loads after the timeout
    loading.then(
      (module) => isWanted && hold({ module }),
      () => undefined,
    );
    return () => {
      isWanted = false;
      release?.();
      release = undefined;
    };
  });
  const loadWithin = (ms: number) =>
    moduleWithin(() => requestModule(load), ms).then((module) => ({ module }), fail);
  return { loaded, hold, loadWithin };
}

/**
 * Imports a module as soon as it is `needed`. `updateComplete` waits for it up to 5 s. A module that fails to load
 * dispatches one `shop-error`.
 */
export const useModule = <T>(env: Environment, load: Load<T>, needed = true): T | undefined =>
  useLoadedModule(env, load, { needed }).loaded?.module;
