import { frame, LIMIT_MS } from './frame.ts';
import { answersUnderway, isBusy, takeFaults } from './traffic.ts';

/** The maximum number of frames until a response has been rendered: Preact runs effects after the next frame. */
const FRAMES = 3;

/** The error for a caller that passes anything but a tag. */
function noTag(given: unknown): TypeError {
  const shown = given instanceof Element ? `<${given.localName}>` : String(given);
  return new TypeError(
    `[shop] settled: expected an element such as <shop-minicart>, but got ${shown}.`,
  );
}

const isTag = (given: unknown): given is Element =>
  given instanceof Element && given.localName.startsWith('shop-');

const rendered = (tag: Element): Promise<unknown> =>
  Promise.resolve(Reflect.get(tag, 'updateComplete'));

async function round(tag: Element): Promise<void> {
  await rendered(tag);
  await answersUnderway();
  for (let count = 0; count < FRAMES; count += 1) await frame();
  await rendered(tag);
}

async function settledTag(tag: Element, hasEnded: () => boolean): Promise<void> {
  await customElements.whenDefined(tag.localName);
  do await round(tag);
  while (isBusy() && !hasEnded());
}

/** Why a tag has not settled at the timeout. */
const reasonOf = ({ localName }: Element): string => {
  if (!customElements.get(localName)) return 'no script has defined it';
  return isBusy()
    ? 'a call is not answered, or an element sends requests without end'
    : 'it does not render';
};

/**
 * Resolves when a tag shows its current data and the result of a click. It is rendered, no tag of the page is about to
 * send a request, and no request to a platform of the page is pending, except those that hang. Rejects if the element
 * is not a tag, after ten seconds, and if a platform was given an invalid response.
 */
export async function settled(element: Element): Promise<void> {
  if (!isTag(element)) throw noTag(element);
  let hasEnded = false;
  const limit = new Promise<never>((_resolve, reject) => {
    setTimeout(() => {
      hasEnded = true;
      const { localName } = element;
      reject(new Error(`[shop] settled: <${localName}> is not, as ${reasonOf(element)}.`));
    }, LIMIT_MS);
  });
  await Promise.race([settledTag(element, () => hasEnded), limit]);
  const [fault] = takeFaults();
  if (fault) throw fault;
}
