/** A wanted value that is being sent to the platform. */
export interface Wish<T> {
  /** The last wanted value; undefined if no change is pending. */
  get(): T | undefined;
  set(wanted: T | undefined): void;
}

interface Change<T, Failure> {
  /** The value that the platform has. */
  readonly from: T;
  readonly wish: Wish<T>;
  readonly isSame: (one: T, other: T) => boolean;
  /** Sends a value to the platform. Resolves to the failure, if any. */
  readonly send: (wanted: T, current: T) => Promise<Failure | undefined>;
}

/** The platform's final value, and why it differs from the wanted one. */
export interface Settled<T, Failure> {
  readonly value: T;
  readonly failure: Failure | undefined;
}

/**
 * Makes one change at a time: a value wanted meanwhile is sent next if it still differs. A failure ends the change. The
 * result is undefined if the call joins a pending change.
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
