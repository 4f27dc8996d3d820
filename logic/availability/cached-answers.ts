import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import type { Operation } from '../platform/later/graphql/operation.ts';
import type { Refusal } from '../platform/outcome/outcome.ts';
import { outcomeOf } from '../platform/outcome/outcome.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { pageState } from '../state/page-state.ts';

/** How long an answer is cached, in milliseconds. */
const ANSWER_LIFE_MS = 5 * 60 * 1000;

/** The state of a request to the platform. */
export interface CachedAnswer<T> {
  readonly isLoading: boolean;
  /** Undefined while pending, and after a failure. */
  readonly items: readonly T[] | undefined;
  readonly requestedAt: number;
}

/** The cached answers to requests of one kind, by variables, for all elements of the page. */
export interface CachedAnswers<V, T> {
  /** The state of a request. */
  answerTo(variables: V): Atom<CachedAnswer<T> | undefined>;
  /** Sends a request unless a recent answer is cached or pending. Resolves to the refusal of this request, if any. */
  readonly load: WritableAtom<null, [V], Promise<Refusal | undefined>>;
}

const keyOf = (variables: object): string => JSON.stringify(variables);

/** A cache of list answers, each kept for five minutes. An empty list with errors is a failure. */
export function keepAnswers<V extends object, T>(
  operation: Operation<V, readonly T[]>,
): CachedAnswers<V, T> {
  const answersAtom = pageState<ReadonlyMap<string, CachedAnswer<T>>>(() => new Map());
  const load = atom(null, async (get, set, variables: V) => {
    const { run, clock } = get(platformAtom);
    const key = keyOf(variables);
    const requestedAt = clock.now();
    const known = get(answersAtom).get(key);
    const isFresh = known?.items && requestedAt - known.requestedAt < ANSWER_LIFE_MS;
    if (known?.isLoading || isFresh) return undefined;
    const keep = (isLoading: boolean, items?: readonly T[]) =>
      set(answersAtom, (answers) => new Map(answers).set(key, { isLoading, items, requestedAt }));
    keep(true);
    let isPartial = false;
    const onPartial = () => {
      isPartial = true;
    };
    const { value, refusal } = await outcomeOf(run(operation, variables, { onPartial }));
    keep(false, isPartial && value?.length === 0 ? undefined : value);
    return refusal;
  });
  return {
    answerTo: (variables) => atom((get) => get(answersAtom).get(keyOf(variables))),
    load,
  };
}
