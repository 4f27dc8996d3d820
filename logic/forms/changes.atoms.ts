import { atom } from 'jotai/vanilla';
import { hostState } from '../state/host-state.ts';
import { pageState } from '../state/page-state.ts';
import { leaveRunAtom } from './check-runs.atoms.ts';

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

/** The last input of the shopper, by control; undefined where there was none. */
export const lastInputOf = hostState<string | undefined>(undefined);

interface FormUse {
  /** The shopper tried to send it: from then on all its fields may show their problems. */
  readonly isJudged: boolean;
  /** It is on its way to the server: nothing in it is checked. */
  readonly isLeaving: boolean;
}

/** How the shopper uses a form, by form. */
export const formUseOf = hostState<FormUse>({ isJudged: false, isLeaving: false });
