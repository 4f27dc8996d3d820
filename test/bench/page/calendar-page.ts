import { fakeNetwork } from './fake-network.ts';

let picker: HTMLElement;
let chosen: readonly string[] | undefined;

const find = (selector: string): HTMLElement => {
  const found = picker.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`[bench] The calendar shows no ${selector}.`);
  return found;
};
const shown = (): Promise<unknown> => Reflect.get(picker, 'updateComplete');

/** Loads a build's calendar, chooses the first day of the longest range and goes to its last day. */
export async function prepare(module: string): Promise<void> {
  fakeNetwork();
  document.body.innerHTML =
    '<shop-date-picker inline mode="multiple-ranged" value="1970-01-01"></shop-date-picker>';
  const [added] = document.body.children;
  if (!(added instanceof HTMLElement)) throw new Error('[bench] The calendar is not there.');
  picker = added;
  picker.addEventListener('shop-date-picker-change', (event) => {
    if (event instanceof CustomEvent) chosen = event.detail.dates;
  });
  await import(module);
  await shown();
  // the earliest selectable day has the cursor, and keeps it with the focus
  picker.setAttribute('min', '2470-12-31');
  await shown();
  find('.day[tabindex="0"]').focus();
  picker.removeAttribute('min');
  await shown();
}

/** Chooses the last day; returns the number of days in the event. */
export async function endRange(): Promise<number | undefined> {
  find('[data-day="2470-12-31"] button').click();
  await shown();
  return chosen?.length;
}
