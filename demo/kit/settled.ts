import { answersUnderway, isBusy, takeFaults } from './traffic.ts';

/** What follows an answer takes so many frames at most: Preact runs effects after the next one. */
const FRAMES = 3;
/** A tab in the background has no frames. */
const LONGEST_FRAME_MS = 100;

const frame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_FRAME_MS);
    requestAnimationFrame(() => resolve());
  });

/** What an element shows last; an element that is no tag of ours has nothing to wait for. */
const rendered = (element: Element): Promise<unknown> =>
  Promise.resolve(Reflect.get(element, 'updateComplete'));

async function round(element: Element): Promise<void> {
  await rendered(element);
  await answersUnderway();
  for (let count = 0; count < FRAMES; count += 1) await frame();
  await rendered(element);
}

/**
 * Resolves when a tag shows all that it was given: it is rendered, and no platform of the
 * page has a request to answer, but for those that hang. Rejects when a platform was given a false answer.
 */
export async function settled(element: Element): Promise<void> {
  do await round(element);
  while (isBusy());
  const [fault] = takeFaults();
  if (fault) throw fault;
}
