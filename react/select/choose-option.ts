/** Chooses an option as a shopper does: with the select's own events, and only when it is another one. */
export function chooseOption(select: HTMLSelectElement, index: number, autoSubmit: boolean): void {
  if (index === select.selectedIndex || !select.options[index]) return;
  select.selectedIndex = index;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  // not its own method: a field of the form may be called requestSubmit
  if (autoSubmit && select.form) HTMLFormElement.prototype.requestSubmit.call(select.form);
}
