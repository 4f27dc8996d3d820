/** The value that is wanted, while the platform is being asked for it. */
export interface Wish<T> {
  /** The value that was wanted last; undefined while nothing is being changed. */
  get(): T | undefined;
  set(wanted: T | undefined): void;
}

interface Change<T, Failure> {
  /** The value that the platform has. */
  readonly from: T;
  readonly wish: Wish<T>;
  readonly isSame: (one: T, other: T) => boolean;
  /** Asks the platform for a value; resolves to the failure, where there was one. */
  readonly send: (wanted: T, current: T) => Promise<Failure | undefined>;
}

/** The value that the platform has in the end, and why it is not the wanted one. */
export interface Settled<T, Failure> {
  readonly value: T;
  readonly failure: Failure | undefined;
}

/**
 * Makes one change at a time: a value that is wanted while one is being sent follows, if it still differs, when that
 * is done. A failure ends it. The result is undefined where the wish joins a change that is under way.
 */
export async function changeTo<T, Failure>(
  wanted: T,
  { from, wish, isSame, send }: Change<T, Failure>,
): Promise<Settled<T, Failure> | undefined> {
  const isRunning = wish.get() !== undefined;
  wish.set(wanted);
  if (isRunning) return undefined;
  let value = from;
  let failure: Failure | undefined;
  for (let next = wanted; !failure && !isSame(next, value); next = wish.get() ?? value) {
    failure = await send(next, value);
    if (!failure) value = next;
  }
  wish.set(undefined);
  return { value, failure };
}
