import { frame, LIMIT_MS } from './frame.ts';

const partsIn = (element: Element): readonly HTMLElement[] => [
  ...(element.shadowRoot ?? element).querySelectorAll<HTMLElement>('[part]'),
];

/** Elements that show something without text or children. */
const REPLACED = 'img, input, textarea, canvas, iframe, video';

const isEmpty = (one: HTMLElement): boolean =>
  one.childElementCount === 0 && one.textContent?.trim() === '' && !one.matches(REPLACED);

/** Whether a tag shows a part with this name; an empty or hidden one does not count. */
export const has = (element: Element, name: string): boolean =>
  partsIn(element).some((one) => one.part.contains(name) && one.checkVisibility() && !isEmpty(one));

/**
 * Resolves with the first part with this name once a tag shows one; rejects after ten seconds with the error of
 * `part()`.
 */
export async function appears(element: Element, name: string): Promise<HTMLElement> {
  const end = performance.now() + LIMIT_MS;
  while (!has(element, name) && performance.now() < end) await frame();
  return part(element, name);
}

/** The first part with this name in a tag; if there is none, throws with the names of the existing parts. */
export function part(element: Element, name: string): HTMLElement {
  const all = partsIn(element);
  const found = all.find((one) => one.part.contains(name));
  if (found) return found;
  const names = [...new Set(all.flatMap((one) => [...one.part]))];
  throw new Error(
    `[shop] part: ${element.localName} shows no part "${name}", but ${names.join(', ') || 'none'}.`,
  );
}

/** The visible text of a part: white space is collapsed and trimmed. */
export const text = (element: Element, name: string): string =>
  (part(element, name).textContent ?? '').replace(/\s+/g, ' ').trim();
