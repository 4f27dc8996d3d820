/** Calls back once the parser has read the page and what it set on the element in this task is there. */
export function whenPageIsRead(callback: () => void): void {
  if (document.readyState !== 'loading') queueMicrotask(callback);
  else document.addEventListener('DOMContentLoaded', callback);
}
