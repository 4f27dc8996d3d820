import { useLayoutEffect, useState } from 'react';
import type { ChoiceGroup, SelectChoice } from '../../logic/select/select.model.ts';
import { nameOf } from './select-name.ts';
import { watchValue } from './watch-value.ts';

/** The options of the author's select at this moment. */
export interface Choices {
  readonly choices: readonly SelectChoice[];
  /** Index of the chosen option; -1 where none is. */
  readonly chosen: number;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  /** Its name; undefined where it has none. */
  readonly name: string | undefined;
  /** Reads it again: some ways to change a select cannot be heard of. */
  readonly refresh: () => void;
}

/** The options one by one; those of a group share its object. */
function choicesOf({ options }: HTMLSelectElement): readonly SelectChoice[] {
  const groups = new Map<Element, ChoiceGroup>();
  return [...options].map((option) => {
    const { parentElement: parent, label, hidden, disabled } = option;
    const group = parent instanceof HTMLOptGroupElement ? parent : undefined;
    if (group && !groups.has(group)) groups.set(group, { label: group.label });
    const isHidden = Boolean(hidden || group?.hidden);
    return {
      label,
      isHidden,
      isDisabled: Boolean(isHidden || disabled || group?.disabled),
      group: group && groups.get(group),
    };
  });
}

const readChoices = (select: HTMLSelectElement): Omit<Choices, 'refresh'> => ({
  choices: choicesOf(select),
  chosen: select.selectedIndex,
  isDisabled: select.matches(':disabled'),
  isRequired: select.required,
  name: nameOf(select),
});

/** Observes the select, and what may disable it from around. */
function observe(select: HTMLSelectElement, read: () => void): () => void {
  const observer = new MutationObserver(read);
  const everything = { attributes: true, characterData: true, childList: true, subtree: true };
  observer.observe(select, everything);
  let around = select.closest('fieldset');
  while (around) {
    observer.observe(around, { attributeFilter: ['disabled'] });
    around = around.parentElement?.closest('fieldset') ?? null;
  }
  return () => observer.disconnect();
}

/** The select as it is, and as the page's scripts, its form and the shopper change it. */
export function useChoices(select: HTMLSelectElement | undefined): Choices | undefined {
  const [choices, setChoices] = useState<Choices>();
  const [root, fieldset] = [select?.getRootNode(), select?.closest('fieldset')];
  // biome-ignore lint/correctness/useExhaustiveDependencies: who moves the tag moves it into another fieldset
  useLayoutEffect(() => {
    if (!select) return setChoices(undefined);
    const read = () => setChoices({ ...readChoices(select), refresh: read });
    const listening = new AbortController();
    const stops = [observe(select, read), watchValue(select, read), () => listening.abort()];
    select.addEventListener('change', read, listening);
    select.addEventListener('input', read, listening);
    // who listens hears of a reset before it happens
    const readLater = ({ target }: Event) =>
      target === select.form && setTimeout(() => listening.signal.aborted || read());
    root?.addEventListener('reset', readLater, listening);
    read();
    return () => {
      for (const stop of stops) stop();
    };
  }, [select, root, fieldset]);
  return choices;
}
