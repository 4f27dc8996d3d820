import { dispatch } from '../../logic/page/dispatch.ts';

/** Chooses an option as a shopper does: with the select's own events, and only when it is another one. */
export function chooseOption(select: HTMLSelectElement, index: number): void {
  if (index === select.selectedIndex || !select.options[index]) return;
  select.selectedIndex = index;
  dispatch(select, new Event('input', { bubbles: true, composed: true }));
  dispatch(select, new Event('change', { bubbles: true }));
}
