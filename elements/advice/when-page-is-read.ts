/** Calls back once the parser has read the page and what it set on the element in this task is there. */
export function whenPageIsRead({ ownerDocument: page }: HTMLElement, callback: () => void): void {
  if (page.readyState !== 'loading') queueMicrotask(callback);
  else page.addEventListener('DOMContentLoaded', callback);
}
