/** Shows a message where the page has a place for toasts; false where it has none. */
export function showToast(message: string): boolean {
  if (!document.querySelector('shop-toasts')) return false;
  const detail = { message, kind: 'success' as const };
  return document.dispatchEvent(new CustomEvent('shop-toast', { detail }));
}
