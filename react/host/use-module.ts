import { useRef, useState } from 'react';
import { moduleWithin } from '../../logic/page/module-within.ts';
import type { Environment } from './environment.ts';
import { useOnChange } from './use-on-change.ts';

/** A function that imports a module, defined once: the module is known by it. */
export type Load<T> = () => Promise<T>;

interface Requested {
  readonly request: Promise<unknown>;
  /** Undefined until the module is there. */
  arrival?: { readonly module: unknown };
}

const requested = new Map<unknown, Requested>();

/** The module, where it has come already: a tag that comes later has it at once. */
const arrivedModule = <T>(load: Load<T>): { readonly module: T } | undefined =>
  requested.get(load)?.arrival as { readonly module: T } | undefined;

/** Asks for a module once, however many tags need it; after a failure the next call asks again. */
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

/** The environment of a component that also answers a failure by itself. */
export const answering = (env: Environment, onFailure: () => void): Environment => ({
  ...env,
  fail(failure) {
    env.fail(failure);
    onFailure();
  },
});

/** A module that a component loads, and holds once it is there. */
export interface LoadedModule<T> {
  /** Undefined until the module is there. */
  readonly held: { readonly module: T } | undefined;
  hold(loaded: { readonly module: T }): void;
  /** Loads the module within a time; undefined if that fails, which is reported once. */
  loadWithin(ms: number): Promise<{ readonly module: T } | undefined>;
}

/** The module that `load` imports, as soon as it is `needed`; also for a press that needs it earlier. */
export function useLoadedModule<T>(
  env: Environment,
  load: Load<T>,
  needed: boolean,
): LoadedModule<T> {
  const [kept, hold] = useState<{ readonly module: T }>();
  const held = kept ?? (needed ? arrivedModule(load) : undefined);
  const hasFailed = useRef(false);
  const isMissing = needed && !kept;
  const fail = (cause: unknown): undefined => {
    const message = `[shop] ${env.host.localName}: a module could not be loaded.`;
    if (!hasFailed.current) env.fail({ code: 'module', message, cause });
    hasFailed.current = true;
  };
  useOnChange([isMissing], () => {
    if (!isMissing) return;
    if (held) return hold(held);
    let release: (() => void) | undefined = env.hold();
    let isWanted = true;
    hasFailed.current = false;
    const loading = requestModule(load);
    moduleWithin(() => loading).catch((cause) => {
      if (release) fail(cause);
      release?.();
      release = undefined;
    });
    // also when it comes late
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
  return { held, hold, loadWithin };
}

/**
 * The module that `load` imports, as soon as it is `needed`. `updateComplete` waits for it at most 5 s; a module that cannot
 * be loaded is one `shop-error`.
 */
export const useModule = <T>(env: Environment, load: Load<T>, needed = true): T | undefined =>
  useLoadedModule(env, load, needed).held?.module;
