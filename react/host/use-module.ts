import { useLayoutEffect, useRef, useState } from 'react';
import { moduleWithin, PRESS_LIMIT_MS } from '../../logic/page/module-within.ts';
import type { Environment } from './environment.ts';

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

/** The answers to a press. */
export interface PressAnswers {
  /** Once the module is there. */
  act(): void;
  /** Where it does not come in time: as the browser would without us. */
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

interface PressState {
  hasFailed: boolean;
  /** The press that waits. */
  press: object | undefined;
}

/**
 * The module that `load` imports, as soon as it is `needed` or a press asks for it. `updateComplete` waits for it at most
 * 5 s, a press 3 s; a module that does not come is one `shop-error`, and the next press tries again.
 */
export function usePressModule<T>(
  env: Environment,
  load: Load<T>,
  needed: boolean,
): PressModule<T> {
  const { host } = env;
  const [kept, setLoaded] = useState<{ readonly module: T }>();
  const loaded = kept ?? (needed ? arrivedModule(load) : undefined);
  const state = useRef<PressState>({ hasFailed: false, press: undefined }).current;
  const isMissing = needed && !kept;
  const fail = (cause: unknown) => {
    const message = `[shop] ${host.localName}: a module could not be loaded.`;
    if (!state.hasFailed) env.fail({ code: 'module', message, cause });
    state.hasFailed = true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what to load and for whom does not change
  useLayoutEffect(() => {
    if (!isMissing) return;
    if (loaded) return setLoaded(loaded);
    let release: (() => void) | undefined = env.hold();
    let isWanted = true;
    state.hasFailed = false;
    const loading = requestModule(load);
    moduleWithin(() => loading).catch((cause) => {
      if (release) fail(cause);
      release?.();
      release = undefined;
    });
    // also when it comes late
    loading.then(
      (module) => isWanted && setLoaded({ module }),
      () => undefined,
    );
    return () => {
      isWanted = false;
      release?.();
      release = undefined;
    };
  }, [isMissing]);

  const wait = async ({ act, otherwise }: PressAnswers) => {
    if (state.press) return;
    const own = {};
    state.press = own;
    const answer = env.owe();
    const come = await moduleWithin(() => requestModule(load), PRESS_LIMIT_MS).then(
      (module) => ({ module }),
      fail,
    );
    answer(() => {
      if (state.press !== own) return;
      state.press = undefined;
      if (!come) return otherwise();
      setLoaded(come);
      act();
    });
  };
  const press = (answers: PressAnswers) => (loaded ? answers.act() : wait(answers));
  const drop = () => {
    state.press = undefined;
  };
  return { module: loaded?.module, press, drop };
}

/** The module of `usePressModule`, for callers without a press. */
export const useModule = <T>(env: Environment, load: Load<T>, needed = true): T | undefined =>
  usePressModule(env, load, needed).module;
