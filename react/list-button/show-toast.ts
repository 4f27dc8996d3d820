/** Shows a message as a toast; returns false when the page has no `<shop-toasts>`. */
export function showToast(message: string): boolean {
  if (!document.documentElement.querySelector('shop-toasts')) return false;
  const detail = { message, kind: 'success' as const };
  return document.dispatchEvent(new CustomEvent('shop-toast', { detail }));
}
