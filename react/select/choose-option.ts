/** Chooses an option as a shopper does: with the select's own events, and only when it is another one. */
export function chooseOption(select: HTMLSelectElement, index: number): void {
  if (index === select.selectedIndex || !select.options[index]) return;
  select.selectedIndex = index;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
