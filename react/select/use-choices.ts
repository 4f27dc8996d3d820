import { useState } from 'react';
import type { ChoiceGroup, SelectChoice } from '../../logic/list-box/list-box.model.ts';
import { listen, together } from '../../logic/platform/listen.ts';
import { rootOf } from '../../logic/platform/root-of.ts';
import { byHost } from '../../logic/state/by-host.ts';
import type { Environment } from '../host/environment.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { nameOf } from '../light-dom/select/select-name.ts';

/** Properties that a script sets without an event. */
const PROPERTIES = ['value', 'selectedIndex'] as const;

const watchersOf = byHost((_select: HTMLSelectElement) => new Set<() => void>());

function interceptChanges(select: HTMLSelectElement): void {
  for (const name of PROPERTIES) {
    const native = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, name);
    if (!native) continue;
    Object.defineProperty(select, name, {
      configurable: true,
      enumerable: true,
      get: () => native.get?.call(select),
      set(value: unknown) {
        native.set?.call(select, value);
        for (const changed of watchersOf(select)) changed();
      },
    });
  }
}

/** Calls back when a script sets the selected option. The result unsubscribes; the last one restores properties. */
function watchValue(select: HTMLSelectElement, changed: () => void): () => void {
  const watchers = watchersOf(select);
  if (watchers.size === 0) interceptChanges(select);
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    for (const name of PROPERTIES) Reflect.deleteProperty(select, name);
  };
}

/** The current state of the author's select. */
export interface Choices {
  readonly choices: readonly SelectChoice[];
  /** Index of the chosen option; -1 when none is chosen. */
  readonly chosen: number;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  /** The accessible name; undefined when it has none. */
  readonly name: string | undefined;
  /** Reads the select again, because some changes fire no event. */
  readonly refresh: () => void;
}

/** Reads the options; those of one group share its object. */
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

/** Observes the select and the fieldsets around it, which may disable it. */
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

const nothing = () => {};

/** Reads the select, and reads again whenever scripts, its form or the shopper change it. */
export function useChoices(
  env: Environment,
  select: HTMLSelectElement | undefined,
): Choices | undefined {
  const [choices, setChoices] = useState(() =>
    select ? { ...readChoices(select), refresh: nothing } : undefined,
  );
  // a moved element gets a new environment, and may be in another fieldset
  useOnChange([select, env], () => {
    if (!select) return setChoices(undefined);
    const read = () => setChoices({ ...readChoices(select), refresh: read });
    let isOver = false;
    // the event comes before the reset itself
    const reset = ({ target }: Event) =>
      target === select.form && setTimeout(() => isOver || read());
    read();
    return together([
      observe(select, read),
      watchValue(select, read),
      listen(select, { change: read, input: read }),
      listen(rootOf(select), { reset }),
      () => {
        isOver = true;
      },
    ]);
  });
  return choices;
}
