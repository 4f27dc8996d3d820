import { textAnswer } from '../http/answers.ts';
import type { Store } from '../stores/store.ts';
import {
  type CallKind,
  type CallSettings,
  DEFAULT_SETTINGS,
  type Failure,
  NORMAL_CALL,
  patchedSettings,
  type Settings,
  type SettingsPatch,
} from './settings.ts';

/** Waits this many milliseconds; rejects when the signal aborts first. */
export type Delay = (ms: number, signal: AbortSignal) => Promise<void>;

/** The settings of all visitors, for the panel and for tests. */
export interface Switches {
  /** Returns the settings of a session; the defaults when there is no such session. */
  read(sessionId: string): Settings;
  /** Changes some of a session's settings; false when there is no such session. */
  write(sessionId: string, patch: SettingsPatch): boolean;
}

/** A call to answer under the visitor's settings. */
export interface SwitchedCall {
  readonly kinds: readonly CallKind[];
  readonly settings: Settings;
  readonly signal: AbortSignal;
  readonly delay: Delay;
}

/** How the response itself must fail; latency, 500, HTML and hanging are handled before it. */
export type AnswerFailure = Extract<Failure, 'off' | 'partial' | 'refuse'>;

const ERROR_PAGE =
  '<!doctype html><html lang="pl"><title>Przerwa techniczna</title><h1>Przerwa techniczna</h1></html>';

/** Waits with a timer. */
export const timerDelay: Delay = (ms, signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

function htmlAnswer(): Response {
  return new Response(ERROR_PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function callSettings({ kinds, settings }: SwitchedCall): CallSettings {
  const all = kinds.map((kind) => settings.calls[kind] ?? NORMAL_CALL);
  return {
    latencyMs: Math.max(0, ...all.map((call) => call.latencyMs)),
    failure: all.find((call) => call.failure !== 'off')?.failure ?? 'off',
  };
}

/**
 * Answers a call late or broken, as the visitor's settings say. A call that hangs rejects with the
 * reason of its signal. A call that hangs, or fails with 500 or HTML, has no effect.
 */
export async function underSwitches(
  call: SwitchedCall,
  answer: (failure: AnswerFailure) => Promise<Response>,
): Promise<Response> {
  const { latencyMs, failure } = callSettings(call);
  if (latencyMs > 0) await call.delay(latencyMs, call.signal);
  if (failure === '500') return textAnswer('Internal Server Error', 500);
  if (failure === 'html') return htmlAnswer();
  if (failure === 'hang') return aborted(call.signal);
  return answer(failure);
}

/** The settings over a store. */
export function createSwitches(store: Store): Switches {
  return {
    read: (id) => store.session(id)?.settings ?? DEFAULT_SETTINGS,
    write(id, patch) {
      const session = store.session(id);
      if (!session) return false;
      store.saveSession({ ...session, settings: patchedSettings(session.settings, patch) });
      return true;
    },
  };
}
