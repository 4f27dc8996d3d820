/** Counts the calls of a session; returns whether this is every second one. */
export type EverySecond = (session: string) => boolean;

/** An in-memory counter. */
export function createEverySecond(): EverySecond {
  const counts = new Map<string, number>();
  return (session) => {
    const count = (counts.get(session) ?? 0) + 1;
    counts.set(session, count);
    return count % 2 === 0;
  };
}
