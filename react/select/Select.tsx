import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Environment } from '../shared/environment.ts';
import { Fallback } from '../shared/Fallback.tsx';
import { useLightChild } from '../shared/use-light-child.ts';
import { useOutsidePress } from '../shared/use-outside-press.ts';
import { useStates } from '../shared/use-states.ts';
import { chooseOption } from './choose-option.ts';
import { SelectList } from './SelectList.tsx';
import { type Choices, useChoices } from './use-choices.ts';
import { useListKeys } from './use-list-keys.ts';

export interface SelectProps {
  autoSubmit: boolean;
  env: Environment;
}

/** A press on the select's label goes to the button: what is not rendered cannot have the focus. */
function useLabels(select: HTMLSelectElement, focus: () => void): void {
  useLayoutEffect(() => {
    const listening = new AbortController();
    const onClick = (event: Event) => {
      event.preventDefault();
      focus();
    };
    for (const label of select.labels) label.addEventListener('click', onClick, listening);
    return () => listening.abort();
  });
}

interface DropdownProps extends SelectProps {
  readonly select: HTMLSelectElement;
  readonly state: Choices;
}

function Dropdown({ autoSubmit, env, select, state }: DropdownProps) {
  const { choices, chosen, isDisabled, name } = state;
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [current, setCurrent] = useState<number>();
  const isOpen = current !== undefined && !isDisabled;
  const close = () => setCurrent(undefined);
  const choose = (index: number) => {
    close();
    chooseOption(select, index, autoSubmit);
  };
  const onKeyDown = useListKeys({
    ...{ choices, isOpen, current: current ?? chosen, open: setCurrent, close, choose },
  });
  useOutsidePress(env.host, isOpen, close);
  useStates(env, { open: isOpen, disabled: isDisabled });
  useLabels(select, () => button.current?.focus());
  return (
    <>
      <button
        ref={button}
        type="button"
        className="select__button"
        part="button"
        role="combobox"
        aria-label={name}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${current}` : undefined}
        disabled={isDisabled}
        onClick={() => (isOpen ? close() : setCurrent(chosen))}
        onBlur={close}
        onKeyDown={onKeyDown}
      >
        <span className="select__value" part="value">
          {choices[chosen]?.label}
        </span>
        <svg className="select__arrow" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </button>
      <SelectList
        {...{ id, name, choices, chosen, choose }}
        current={isOpen ? current : undefined}
      />
    </>
  );
}

/** The author's select, which stays the truth, shown as a dropdown of our own (specification §2, paging and sorting). */
export function Select(props: SelectProps) {
  const select = useLightChild<HTMLSelectElement>(props.env, 'select');
  const state = useChoices(select);
  if (!select || !state) return <Fallback />;
  return <Dropdown {...props} select={select} state={state} />;
}
