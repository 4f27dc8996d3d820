import { atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';
import { PlatformError } from '../platform/platform-error.ts';
import { beginCheck, type CheckRun } from './check-run.ts';
import type { CheckedField, FieldCheck, FieldResults } from './checked-field.ts';
import type { FieldReading, FieldResult } from './fields/field.ts';
import { VALIDATION_TIMEOUT_MS } from './fields/validation.constants.ts';
import { loadRulesAtom, rulesAtom } from './rules.atoms.ts';

const NO_RESULT: FieldResult = { state: 'empty' };

interface Question {
  readonly ask: (signal: AbortSignal) => Promise<readonly FieldResult[]>;
  readonly controller: AbortController;
  readonly onTimeout: () => void;
}

/** The platform's results; none once the check is over, which it is after 8 s at the latest. */
const askInTimeAtom = atom(null, async (get, _set, { ask, controller, onTimeout }: Question) => {
  const { signal } = controller;
  const { clock } = get(platformAtom);
  const cancel = clock.after(VALIDATION_TIMEOUT_MS, () => {
    onTimeout();
    controller.abort();
  });
  const over = new Promise<readonly FieldResult[]>((resolve) => {
    signal.addEventListener('abort', () => resolve([]));
  });
  const results = await Promise.race([ask(signal), over]);
  cancel();
  return results;
});

interface Check {
  readonly checks: readonly FieldCheck[];
  readonly run: CheckRun;
}

/** The platform's results for what is left to it, and the browser's word where it has none; fails once at most. */
const askOpenAtom = atom(null, async (get, set, { checks, run }: Check) => {
  const { askPlatformAtom, orRefused } = get(rulesAtom) ?? (await set(loadRulesAtom));
  const readings = checks.map(({ reading }) => reading);
  let hasFailed = false;
  const fail = (reading: FieldReading | undefined, cause: unknown) => {
    const failing = checks.find((check) => check.reading === reading);
    if (!hasFailed) failing?.field.fail(cause);
    hasFailed = true;
  };
  const answers = await set(askInTimeAtom, {
    ask: (signal) => set(askPlatformAtom, readings, signal, fail),
    controller: run.controller,
    onTimeout: () => fail(readings[0], new PlatformError('validateClientData', 'timeout')),
  });
  return readings.map((reading, at) => orRefused(reading, answers[at] ?? NO_RESULT));
});

/** Checks fields as they were read: what is known here shows at once, the rest is one question. */
const runCheckAtom = atom(null, async (get, set, { checks: asTyped, run }: Check) => {
  const { checkField, tidyReadingAtom } = get(rulesAtom) ?? (await set(loadRulesAtom));
  const checks = asTyped.map(({ field, reading }) => ({
    field,
    reading: set(tidyReadingAtom, reading),
  }));
  const results = new Map<CheckedField, FieldResult>();
  const settle = ({ field }: FieldCheck, result: FieldResult) => {
    results.set(field, result);
    if (run.fields.has(field)) field.finish(result);
  };
  const open = checks.filter((check) => {
    const result = checkField(check.reading);
    if (result) settle(check, result);
    return !result;
  });
  if (open.length > 0) {
    const answers = await set(askOpenAtom, { checks: open, run });
    for (const [at, check] of open.entries()) settle(check, answers[at] ?? NO_RESULT);
  }
  return results;
});

/** The fields that are to be checked, as they are now; of the others nothing is known. */
export function readFields<F extends CheckedField>(fields: Iterable<F>): FieldCheck<F>[] {
  return [...fields].flatMap((field) => {
    const reading = field.read();
    if (reading) return { field, reading };
    field.clear();
    return [];
  });
}

interface LateCheck {
  readonly fields: readonly CheckedField[];
  readonly delayMs: number;
}

/** Checks fields together when nothing more happens to them for so long. */
export const checkLaterAtom = atom(null, (get, set, { fields, delayMs }: LateCheck) => {
  const run = beginCheck(fields);
  const cancel = get(platformAtom).clock.after(delayMs, () => {
    // without the rules nothing is known of a field
    set(runCheckAtom, { checks: readFields(run.fields), run }).catch(() => undefined);
  });
  run.controller.signal.addEventListener('abort', cancel);
});

interface WholeCheck {
  readonly checks: readonly FieldCheck[];
  /** Whether the platform is asked; if not, fields that need it keep what is known of them. */
  readonly asks: boolean;
}

/** Checks fields at once, and gives the results. */
export const checkNowAtom = atom(
  null,
  async (get, set, { checks, asks }: WholeCheck): Promise<FieldResults> => {
    const { checkField } = get(rulesAtom) ?? (await set(loadRulesAtom));
    const chosen = asks ? checks : checks.filter(({ reading }) => checkField(reading));
    const fields = chosen.map(({ field }) => field);
    return set(runCheckAtom, { checks: chosen, run: beginCheck(fields, true) });
  },
);
