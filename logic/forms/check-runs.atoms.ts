import { atom } from 'jotai/vanilla';
import { hostState } from '../state/host-state.ts';

/** Fields, by their elements, that are checked together. */
export interface CheckRun {
  readonly hosts: readonly object[];
  /** Aborts when nobody waits for the run any more, or when it takes too long. */
  readonly controller: AbortController;
  /** Whether the run goes on when all its fields have left it. */
  readonly isNeeded: boolean;
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
  (_get, set, { hosts, isNeeded }: Pick<CheckRun, 'hosts' | 'isNeeded'>): CheckRun => {
    const run: CheckRun = { hosts, isNeeded, controller: new AbortController() };
    for (const host of hosts) {
      set(leaveRunAtom, host);
      set(runOf(host), run);
    }
    return run;
  },
);
