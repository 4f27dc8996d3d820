/** A tab in the background has no frames. */
const LONGEST_FRAME_MS = 100;

/** Resolves with the next frame. */
export const frame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_FRAME_MS);
    requestAnimationFrame(() => resolve());
  });

/** How long a test waits for a tag at most. */
export const LIMIT_MS = 10_000;
