const root = document.documentElement;

/** The colour scheme of the page, or the other one. */
export const pageScheme = (isOther: boolean): string =>
  root.classList.contains('dark') === isOther ? 'light' : 'dark';

/** Calls back when the reader changes the scheme; returns a function that unsubscribes. */
export function followScheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
