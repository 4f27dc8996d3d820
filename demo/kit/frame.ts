/** A background tab renders no frames. */
const LONGEST_FRAME_MS = 100;

/** Resolves with the next frame. */
export const frame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_FRAME_MS);
    requestAnimationFrame(() => resolve());
  });

/** The timeout for a tag in a test. */
export const LIMIT_MS = 10_000;
