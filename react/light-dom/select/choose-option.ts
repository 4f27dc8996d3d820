import { dispatch } from '../../../logic/page/dispatch.ts';

/** Selects another option like a shopper, with the events of the select; does nothing for the selected one. */
export function chooseOption(select: HTMLSelectElement, index: number): void {
  if (index === select.selectedIndex || !select.options[index]) return;
  select.selectedIndex = index;
  dispatch(select, new Event('input', { bubbles: true, composed: true }));
  dispatch(select, new Event('change', { bubbles: true }));
}
