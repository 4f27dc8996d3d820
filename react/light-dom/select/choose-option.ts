/** Selects another option like a shopper, with the events of the select; does nothing for the selected one. */
export function chooseOption(select: HTMLSelectElement, index: number): void {
  if (index === select.selectedIndex || !select.options[index]) return;
  select.selectedIndex = index;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
