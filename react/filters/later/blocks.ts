import { type ChoiceFilter, chosenBoxes, type Filter } from '../read-form.ts';

const BLOCK = 'fieldset, details, .filters__block';

/** A block of checkboxes. */
export interface Block {
  readonly element: HTMLElement;
  readonly filter: ChoiceFilter;
  /** The element of each checkbox, in the order of the boxes. */
  readonly rows: readonly HTMLElement[];
}

const rowOf = (box: HTMLInputElement): HTMLElement =>
  box.closest('li') ?? box.closest('label') ?? box;

/** The blocks of the filters that have one. */
export const blocksOf = (filters: readonly Filter[]): readonly Block[] =>
  filters.flatMap((filter) => {
    const [box] = filter.kind === 'choice' ? filter.boxes : [];
    const element = box?.closest<HTMLElement>(BLOCK);
    if (filter.kind !== 'choice' || !element) return [];
    return [{ element, filter, rows: filter.boxes.map(rowOf) }];
  });

/** The name of a block, from its legend or summary. */
export const nameOfBlock = ({ element }: Block): string =>
  element.querySelector('legend, summary')?.textContent?.trim() ?? '';

/** Whether the shopper has chosen something in a block. */
export const hasChoice = ({ filter }: Block): boolean => chosenBoxes(filter).length > 0;
