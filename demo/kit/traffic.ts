const underway = new Set<Promise<unknown>>();
const faults: Error[] = [];
const works = new Set<() => boolean>();

/** Counts a response as pending until it settles. */
export function follow<T>(answer: Promise<T>): Promise<T> {
  underway.add(answer);
  const land = () => void underway.delete(answer);
  answer.then(land, land);
  return answer;
}

/** Registers a build's tags with `settled()`, which waits while one of them has work to do. */
export function followTags(isPausing: () => boolean): void {
  works.add(isPausing);
}

/** Whether a request is pending, or a tag is about to send one. */
export const isBusy = (): boolean =>
  underway.size > 0 || [...works].some((isPausing) => isPausing());

/** Resolves when all currently pending requests have settled. */
export const answersUnderway = (): Promise<unknown> => Promise.allSettled(underway);

/** Reports an invalid response that a test provides: in the console, and to the next `settled()`. */
export function reportFault(message: string): void {
  console.error(message);
  faults.push(new Error(message));
}

/** Returns the reported errors and clears them. */
export const takeFaults = (): readonly Error[] => faults.splice(0);
