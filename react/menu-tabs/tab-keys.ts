/** The tab that a key moves to; undefined when the key does not move (APG tabs). */
export function tabAfterKey(
  key: string,
  tabs: readonly HTMLElement[],
  from: HTMLElement,
): HTMLElement | undefined {
  const isRightToLeft = from.matches(':dir(rtl)');
  switch (key) {
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return tabs[(tabs.indexOf(from) + 1) % tabs.length];
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return tabs.at(tabs.indexOf(from) - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}
