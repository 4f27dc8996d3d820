import { atom } from 'jotai/vanilla';
import { hostState } from '../state/by-host.ts';
import { pageState } from '../state/page-state.ts';

/** Fields that are checked together, by element. */
export interface CheckRun {
  readonly hosts: readonly object[];
  /** Aborts when all callers have left, or after the timeout. */
  readonly controller: AbortController;
  /** Whether the run continues after all its fields have left. */
  readonly isNeeded: boolean;
  /** Whether its results are shown without being announced. */
  readonly isQuiet: boolean;
}

/** The pending run of a field. */
const runOf = hostState<CheckRun | undefined>(undefined);

/** The fields for which a run is still pending: only they show its results. */
export const waitingAtom = atom(null, (get, _set, run: CheckRun): object[] =>
  run.hosts.filter((host) => get(runOf(host)) === run),
);

/** Removes a field from its run, because its value changed or it was disconnected. */
export const leaveRunAtom = atom(null, (get, set, host: object) => {
  const run = get(runOf(host));
  if (!run) return;
  set(runOf(host), undefined);
  if (!run.isNeeded && set(waitingAtom, run).length === 0) run.controller.abort();
});

/** Starts a run for these fields; each leaves its previous run. */
export const startRunAtom = atom(
  null,
  (_get, set, start: Omit<CheckRun, 'controller'>): CheckRun => {
    const { hosts } = start;
    const run: CheckRun = { ...start, controller: new AbortController() };
    for (const host of hosts) {
      set(leaveRunAtom, host);
      set(runOf(host), run);
    }
    return run;
  },
);

/** Whether the field's own input has changed, or one that its check also reads. */
export type ChangeKind = 'own' | 'partner';

/** Changed fields by their elements. */
export type Changes = ReadonlyMap<object, ChangeKind>;

interface PendingChanges {
  readonly kinds: Changes;
  /** Counts the changes, so that a timer can detect a later one. */
  readonly count: number;
}

const pendingAtom = pageState<PendingChanges>(() => ({ kinds: new Map(), count: 0 }));

interface Change {
  readonly host: object;
  readonly kind: ChangeKind;
}

/** Records a change of a field and cancels its pending check. Returns the number of the change. */
export const noteChangeAtom = atom(null, (get, set, { host, kind }: Change): number => {
  set(leaveRunAtom, host);
  const pending = get(pendingAtom);
  const kinds = new Map(pending.kinds).set(host, pending.kinds.get(host) === 'own' ? 'own' : kind);
  const count = pending.count + 1;
  set(pendingAtom, { kinds, count });
  return count;
});

/** Returns the changes up to a number, once; empty after a later change. */
export const takeChangesAtom = atom(null, (get, set, number: number): Changes => {
  const { kinds, count } = get(pendingAtom);
  if (count !== number) return new Map();
  set(pendingAtom, { kinds: new Map(), count });
  return kinds;
});

/** Clears recorded changes of fields. */
export const forgetChangesAtom = atom(null, (get, set, hosts: readonly object[]) => {
  const { kinds, count } = get(pendingAtom);
  const left = [...kinds].filter(([host]) => !hosts.includes(host));
  set(pendingAtom, { kinds: new Map(left), count });
});

/** Cancels recorded changes and pending checks of fields. */
export const stopChecksAtom = atom(null, (_get, set, hosts: readonly object[]) => {
  set(forgetChangesAtom, hosts);
  for (const host of hosts) set(leaveRunAtom, host);
});
