import type { Counts } from '../../../logic/filters/filters.model.ts';
import { COUNT } from '../chips.ts';
import { boxValue, type ChoiceFilter, type Filter } from '../read-form.ts';

/** The boxes that we have disabled, to distinguish them from those of the page. */
const disabled = new WeakSet<HTMLInputElement>();

/** Disables a choice without products; one that is made stays, so that it can be undone. */
function disable(box: HTMLInputElement, isEmpty: boolean): void {
  if (isEmpty && !box.checked && !box.disabled) {
    box.disabled = true;
    disabled.add(box);
  } else if (!isEmpty && disabled.delete(box)) box.disabled = false;
}

type CountElements = ReadonlyMap<Element | null | undefined, HTMLElement>;

/** The elements with the numbers, by the boxes of their labels. `labels` of each box would search the whole page. */
const countElements = (): CountElements =>
  new Map(
    [...document.querySelectorAll<HTMLElement>(COUNT)].map((count) => [
      count.closest('label')?.control,
      count,
    ]),
  );

function showCount(count: HTMLElement | undefined, quantity: number | undefined): void {
  if (!count) return;
  count.textContent = quantity === undefined ? '' : String(quantity);
  count.style.opacity = '';
}

function showOf({ name, boxes }: ChoiceFilter, counts: Counts, elements: CountElements): void {
  const quantities = counts.get(name);
  if (!quantities) return;
  for (const box of boxes) {
    const quantity = quantities.get(boxValue(box));
    showCount(elements.get(box), quantity);
    disable(box, quantity === 0);
  }
}

/** Writes the numbers of products beside the choices. No choice of the shopper changes. */
export function showCounts(filters: readonly Filter[], counts: Counts): void {
  const elements = countElements();
  for (const filter of filters) if (filter.kind === 'choice') showOf(filter, counts, elements);
}

/** Fades the numbers of products after a failure: they are those of other filters. */
export function fadeCounts(filters: readonly Filter[]): void {
  const elements = countElements();
  const boxes = filters.flatMap((filter) => (filter.kind === 'choice' ? filter.boxes : []));
  for (const box of boxes) elements.get(box)?.style.setProperty('opacity', '0.5');
}
