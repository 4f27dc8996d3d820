const underway = new Set<Promise<unknown>>();
const faults: Error[] = [];
const works = new Set<() => boolean>();

/** Counts an answer as under way until it is there. */
export function follow<T>(answer: Promise<T>): Promise<T> {
  underway.add(answer);
  const land = () => void underway.delete(answer);
  answer.then(land, land);
  return answer;
}

/** Lets `settled()` wait for the tags of a build: whether they are about to do what they were asked to. */
export function followTags(isPausing: () => boolean): void {
  works.add(isPausing);
}

/** Whether a platform has to answer a request still, or a tag has to make one. */
export const isBusy = (): boolean =>
  underway.size > 0 || [...works].some((isPausing) => isPausing());

/** Resolves when all that is under way now has been answered. */
export const answersUnderway = (): Promise<unknown> => Promise.allSettled(underway);

/** Reports a false answer of a fake: in the console, and to the next `settled()`. */
export function reportFault(message: string): void {
  console.error(message);
  faults.push(new Error(message));
}

/** The faults since they were last taken. */
export const takeFaults = (): readonly Error[] => faults.splice(0);
