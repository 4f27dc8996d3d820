import { dispatch } from '../../../logic/page/dispatch.ts';

/** Chooses an option as a shopper would: only when it is another one, and with the events of the select. */
export function chooseOption(select: HTMLSelectElement, index: number): void {
  if (index === select.selectedIndex || !select.options[index]) return;
  select.selectedIndex = index;
  dispatch(select, new Event('input', { bubbles: true, composed: true }));
  dispatch(select, new Event('change', { bubbles: true }));
}
