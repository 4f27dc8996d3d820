import { type Clock, within } from '../platform/clock.ts';
import { deferred } from '../state/deferred.ts';

/** How long to wait for an aborted ceremony, in milliseconds: some extensions ignore an abort. */
const ABORT_PATIENCE_MS = 1000;

type Begin = <T>(run: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) => Promise<T>;

/** The ceremonies of the page: browsers run one at a time, and the latest one takes precedence. */
export interface CeremonyQueue {
  /** Aborts the previous ceremony, waits until it has ended, and runs this one until `signal` aborts it. */
  take: Begin;
  /** Runs a ceremony without a click, once no ceremony with a click is running. */
  offer: Begin;
  /** Waits until a ceremony starts with a click. */
  clicked(): Promise<void>;
  /** Waits until no ceremony runs. Resolves to whether the last one succeeded. */
  over(): Promise<boolean>;
}

interface Ceremony {
  readonly controller: AbortController;
  readonly isByClick: boolean;
  /** Whether it succeeded. */
  readonly end: Promise<boolean>;
}

const BEFORE_ALL: Ceremony = {
  controller: new AbortController(),
  isByClick: false,
  end: Promise.resolve(false),
};

/** Aborts a ceremony and waits for its end, up to a limit. */
function ended({ controller, end }: Ceremony, clock: Clock): Promise<unknown> {
  controller.abort();
  return within(clock, ABORT_PATIENCE_MS, end);
}

async function runAfter<T>(
  before: Promise<unknown>,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  await before;
  signal.throwIfAborted();
  const result = await run(signal);
  // ignores the result of a ceremony that ignored its abort
  signal.throwIfAborted();
  return result;
}

export function createCeremonyQueue(clock: Clock): CeremonyQueue {
  let current = BEFORE_ALL;
  let click = deferred();

  const begin =
    (isByClick: boolean): Begin =>
    (run, signal) => {
      const controller = new AbortController();
      const own = AbortSignal.any([controller.signal, signal]);
      const result = runAfter(ended(current, clock), own, run);
      const end = result.then(
        () => true,
        () => false,
      );
      current = { controller, isByClick, end };
      return result;
    };

  const take: Begin = (run, signal) => {
    click.resolve();
    click = deferred();
    return begin(true)(run, signal);
  };

  const offer: Begin = async (run, signal) => {
    for (let waited: Ceremony | undefined; waited !== current; ) {
      waited = current;
      if (waited.isByClick) await waited.end;
    }
    signal.throwIfAborted();
    return begin(false)(run, signal);
  };

  async function over(): Promise<boolean> {
    const waited = current;
    const succeeded = await waited.end;
    return waited === current ? succeeded : over();
  }

  return { take, offer, over, clicked: () => click.promise };
}
