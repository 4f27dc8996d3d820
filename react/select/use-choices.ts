import { useLayoutEffect, useState } from 'react';
import type { Choice } from '../../logic/select/select.model.ts';

/** What the author's select says now. */
export interface Choices {
  readonly choices: readonly Choice[];
  /** Index of the chosen option; -1 where none is. */
  readonly chosen: number;
  readonly isDisabled: boolean;
  readonly name: string;
}

const groupOf = ({ parentElement }: HTMLOptionElement): HTMLOptGroupElement | undefined =>
  parentElement instanceof HTMLOptGroupElement ? parentElement : undefined;

function choiceOf(option: HTMLOptionElement): Choice {
  const group = groupOf(option);
  const isFirst = group?.querySelector('option') === option;
  return {
    label: option.label,
    isDisabled: option.disabled || Boolean(group?.disabled),
    group: isFirst ? group?.label : undefined,
  };
}

const nameOf = (select: HTMLSelectElement): string =>
  select.ariaLabel ?? [...select.labels].map(labelText).join(' ');

/** The text of a label around the select, without the options. */
function labelText(label: HTMLLabelElement): string {
  const copy = label.cloneNode(true) as HTMLLabelElement;
  for (const control of copy.querySelectorAll('select, shop-select')) control.remove();
  return copy.textContent?.trim() ?? '';
}

const readChoices = (select: HTMLSelectElement): Choices => ({
  choices: [...select.options].map(choiceOf),
  chosen: select.selectedIndex,
  isDisabled: select.matches(':disabled'),
  name: nameOf(select),
});

/** The select as it is, and as the page's scripts, its form and the shopper change it. */
export function useChoices(select: HTMLSelectElement | undefined): Choices | undefined {
  const [choices, setChoices] = useState<Choices>();
  useLayoutEffect(() => {
    if (!select) return setChoices(undefined);
    const read = () => setChoices(readChoices(select));
    // a form is reset after its event
    const readLater = () => queueMicrotask(read);
    const listening = new AbortController();
    const observer = new MutationObserver(read);
    observer.observe(select, {
      ...{ attributes: true, characterData: true, childList: true, subtree: true },
    });
    select.addEventListener('change', read, listening);
    select.addEventListener('input', read, listening);
    select.ownerDocument.addEventListener('reset', readLater, listening);
    read();
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [select]);
  return choices;
}
