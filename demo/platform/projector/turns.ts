/** Whether a call of a session is the second of two; counts the calls. */
export type Turns = (session: string) => boolean;

/** Turns in memory. */
export function createTurns(): Turns {
  const counts = new Map<string, number>();
  return (session) => {
    const count = (counts.get(session) ?? 0) + 1;
    counts.set(session, count);
    return count % 2 === 0;
  };
}
