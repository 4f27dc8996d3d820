import { atom } from 'jotai/vanilla';
import { SHOPPER_TIMEOUT_MS } from '../../platform/http.ts';
import { platformAtom } from '../../platform/platform.atoms.ts';
import { PlatformError } from '../../platform/platform-error.ts';
import type { FieldReading, FieldResult, ProblemInput } from '../fields/field.ts';
import { type CheckRun, startRunAtom, waitingAtom } from '../pending-checks.atoms.ts';
import { failFieldAtom, settleFieldAtom } from '../results.atoms.ts';
import { checkField, orRefused } from './check-field.ts';
import { tidyValue } from './tidy-value.ts';
import { validateOnPlatformAtom } from './validate-on-platform.atoms.ts';

const NO_RESULT: FieldResult = { state: 'empty' };

/** A field with its data for a check. */
export interface FieldCheck {
  /** The element of the field. */
  readonly host: object;
  readonly reading: FieldReading;
  /**
   * The elements whose fields show a problem with a partner's input; null if no field may show it yet, undefined if
   * this field shows it.
   */
  readonly neighbours: { readonly [P in ProblemInput]?: object | null | undefined };
}

/** The results of a check, by the elements of the fields. */
export type FieldResults = ReadonlyMap<object, FieldResult>;

/** Normalizes the value, as the field does on blur. */
export const tidyReading = (reading: FieldReading): FieldReading => ({
  ...reading,
  value: tidyValue(reading),
});

interface Question {
  readonly request: (signal: AbortSignal) => Promise<readonly FieldResult[]>;
  readonly controller: AbortController;
  readonly onTimeout: () => void;
}

/** Sends a query; resolves without results after an abort or the timeout of 8 s. */
const requestInTimeAtom = atom(
  null,
  async (get, _set, { request, controller, onTimeout }: Question) => {
    const { signal } = controller;
    const { clock } = get(platformAtom);
    const cancel = clock.after(SHOPPER_TIMEOUT_MS, () => {
      onTimeout();
      controller.abort();
    });
    const over = new Promise<readonly FieldResult[]>((resolve) => {
      signal.addEventListener('abort', () => resolve([]));
    });
    const results = await Promise.race([request(signal), over]);
    cancel();
    return results;
  },
);

export interface Check {
  readonly checks: readonly FieldCheck[];
  readonly run: CheckRun;
}

/** Requests results from the platform; if there are none, native validation applies. Stores at most one failure. */
const checkOpenAtom = atom(null, async (_get, set, { checks, run }: Check) => {
  const readings = checks.map(({ reading }) => reading);
  let hasFailed = false;
  const onFailure = (reading: FieldReading | undefined, cause: unknown) => {
    const failed = checks.find((check) => check.reading === reading);
    if (failed && !hasFailed) set(failFieldAtom, { host: failed.host, cause });
    hasFailed = true;
  };
  const answers = await set(requestInTimeAtom, {
    request: (signal) => set(validateOnPlatformAtom, { readings, signal, onFailure }),
    controller: run.controller,
    onTimeout: () => onFailure(readings[0], new PlatformError('validateClientData', 'timeout')),
  });
  return readings.map((reading, at) => orRefused(reading, answers[at] ?? NO_RESULT));
});

interface Answered extends FieldCheck {
  readonly result: FieldResult;
}

interface Answers {
  readonly answered: readonly Answered[];
  readonly run: CheckRun;
}

/** Stores results for fields whose check is still pending. */
const settleAtom = atom(null, (_get, set, { answered, run }: Answers) => {
  const waiting = new Set(set(waitingAtom, run));
  for (const { host, result, neighbours } of answered) {
    const shownBy = result.state === 'error' ? neighbours[result.input] : undefined;
    if (waiting.has(host)) {
      set(settleFieldAtom, { host, result, shownBy, isQuiet: run.isQuiet });
    }
  }
});

/** Checks fields: stores local results at once, and sends one query for the others. */
export const checkAtom = atom(null, async (_get, set, { checks, run }: Check) => {
  const tidied = checks.map((check) => ({
    ...check,
    reading: tidyReading(check.reading),
  }));
  const known = tidied.flatMap((check) => {
    const result = checkField(check.reading);
    return result ? { ...check, result } : [];
  });
  set(settleAtom, { answered: known, run });
  const knownHosts = new Set(known.map(({ host }) => host));
  const open = tidied.filter(({ host }) => !knownHosts.has(host));
  const answers = open[0] ? await set(checkOpenAtom, { checks: open, run }) : [];
  const checked = open.map((check, at) => ({ ...check, result: answers[at] ?? NO_RESULT }));
  set(settleAtom, { answered: checked, run });
  return new Map([...known, ...checked].map(({ host, result }) => [host, result]));
});

export interface WholeCheck {
  readonly checks: readonly FieldCheck[];
  /** Whether to send a query; if not, fields that need it keep their results. */
  readonly queries: boolean;
  /** Whether the results are shown without being announced. */
  readonly isQuiet: boolean;
}

/** Checks fields immediately and returns the results. */
export const checkNowAtom = atom(
  null,
  (_get, set, { checks, queries, isQuiet }: WholeCheck): Promise<FieldResults> => {
    const chosen = queries ? checks : checks.filter(({ reading }) => checkField(reading));
    const hosts = chosen.map(({ host }) => host);
    const run = set(startRunAtom, { hosts, isNeeded: true, isQuiet });
    return set(checkAtom, { checks: chosen, run });
  },
);
