import { documentOf } from '../../logic/platform/plain-document.ts';

/** Calls back once the parser has read the page and what it set on the element in this task is there. */
export function whenPageIsRead(host: HTMLElement, callback: () => void): void {
  const page = documentOf(host);
  if (page.readyState !== 'loading') queueMicrotask(callback);
  else page.addEventListener('DOMContentLoaded', callback);
}
