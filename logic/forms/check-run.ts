import type { CheckedField } from './checked-field.ts';

/** Fields that wait for one check together. */
export interface CheckRun {
  /** Those that still wait: what came of the check is shown at these only. */
  readonly fields: ReadonlySet<CheckedField>;
  /** Ends the waiting, for whatever reason. */
  readonly controller: AbortController;
}

interface Waiting extends CheckRun {
  readonly fields: Set<CheckedField>;
  readonly isNeeded: boolean;
}

const runs = new WeakMap<CheckedField, Waiting>();

/** Nothing that was asked for a field so far will be shown at it: its value changed, or it is gone. */
export function leaveCheck(field: CheckedField): void {
  const run = runs.get(field);
  runs.delete(field);
  run?.fields.delete(field);
  if (run?.fields.size === 0 && !run.isNeeded) run.controller.abort();
}

/** Fields begin to wait for a check, and for no other; one that is needed goes on when all have left it. */
export function beginCheck(fields: Iterable<CheckedField>, isNeeded = false): CheckRun {
  const run: Waiting = { fields: new Set(fields), controller: new AbortController(), isNeeded };
  for (const field of run.fields) {
    leaveCheck(field);
    runs.set(field, run);
  }
  return run;
}
