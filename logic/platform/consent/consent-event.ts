/** Calls back when the page dispatches an event of that name on its document, or it bubbles there; returns how to stop. */
export function onConsentEvent(name: string, callback: () => void): () => void {
  document.addEventListener(name, callback);
  return () => document.removeEventListener(name, callback);
}
