import { atom } from 'jotai/vanilla';
import { hostState } from '../state/host-state.ts';
import { pageState } from '../state/page-state.ts';

/** Fields, by their elements, that are checked together. */
export interface CheckRun {
  readonly hosts: readonly object[];
  /** Aborts when nobody waits for the run any more, or when it takes too long. */
  readonly controller: AbortController;
  /** Whether the run goes on when all its fields have left it. */
  readonly isNeeded: boolean;
  /** Whether its results are shown without being announced. */
  readonly isQuiet: boolean;
}

/** The run that a field waits for. */
const runOf = hostState<CheckRun | undefined>(undefined);

/** The fields that still wait for a run: only they show its results. */
export const waitingAtom = atom(null, (get, _set, run: CheckRun): object[] =>
  run.hosts.filter((host) => get(runOf(host)) === run),
);

/** Takes a field out of its run, because its value changed or it left the page. */
export const leaveRunAtom = atom(null, (get, set, host: object) => {
  const run = get(runOf(host));
  if (!run) return;
  set(runOf(host), undefined);
  if (!run.isNeeded && set(waitingAtom, run).length === 0) run.controller.abort();
});

/** Starts a run for these fields; each leaves the run that it waited for before. */
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

/** The input that changed: the field's own, or one that its check also reads. */
export type ChangeKind = 'own' | 'partner';

/** Changed fields by their elements. */
export type Changes = ReadonlyMap<object, ChangeKind>;

interface PendingChanges {
  readonly kinds: Changes;
  /** Counts the changes, so that a timer knows whether another one came after it. */
  readonly count: number;
}

const pendingAtom = pageState<PendingChanges>(() => ({ kinds: new Map(), count: 0 }));

interface Change {
  readonly host: object;
  readonly kind: ChangeKind;
}

/** Notes that a field changed, so that the check that it waits for no longer counts; gives the number of the change. */
export const noteChangeAtom = atom(null, (get, set, { host, kind }: Change): number => {
  set(leaveRunAtom, host);
  const pending = get(pendingAtom);
  const kinds = new Map(pending.kinds).set(host, pending.kinds.get(host) === 'own' ? 'own' : kind);
  const count = pending.count + 1;
  set(pendingAtom, { kinds, count });
  return count;
});

/** Gives the changes up to the one with that number, once; none where another change came later. */
export const takeChangesAtom = atom(null, (get, set, number: number): Changes => {
  const { kinds, count } = get(pendingAtom);
  if (count !== number) return new Map();
  set(pendingAtom, { kinds: new Map(), count });
  return kinds;
});

/** Forgets that fields changed. */
export const forgetChangesAtom = atom(null, (get, set, hosts: readonly object[]) => {
  const { kinds, count } = get(pendingAtom);
  const left = [...kinds].filter(([host]) => !hosts.includes(host));
  set(pendingAtom, { kinds: new Map(left), count });
});

/** Ends all that is pending for fields: their changes and their checks. */
export const stopChecksAtom = atom(null, (_get, set, hosts: readonly object[]) => {
  set(forgetChangesAtom, hosts);
  for (const host of hosts) set(leaveRunAtom, host);
});
