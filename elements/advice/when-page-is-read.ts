/** Calls back once the page has been parsed and the values set in this task have been applied. */
export function whenPageIsRead(callback: () => void): void {
  if (document.readyState !== 'loading') queueMicrotask(callback);
  else document.addEventListener('DOMContentLoaded', callback);
}
