import { useId, useRef, useState } from 'react';
import { firstCurrent, longestLabel } from '../../logic/select/select.model.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useStates } from '../host/use-states.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { Drawing } from '../look/Drawing.tsx';
import { CHEVRON_DOWN } from '../look/paths.ts';
import { useOutsidePress } from '../popup/use-outside-press.ts';
import { chooseOption } from './choose-option.ts';
import { SelectList } from './SelectList.tsx';
import { type Choices, useChoices } from './use-choices.ts';
import { useAutoSubmit, useInvalid, useLabels } from './use-form-events.ts';
import { useListKeys } from './use-list-keys.ts';

export interface SelectProps {
  autoSubmit: boolean;
  env: Environment;
}

interface DropdownProps extends SelectProps {
  readonly select: HTMLSelectElement;
  readonly state: Choices;
}

function Dropdown({ autoSubmit, env, select, state }: DropdownProps) {
  const { choices, chosen, isDisabled, isRequired, name, refresh } = state;
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [current, setCurrent] = useState<number>();
  const isOpen = current !== undefined && current in choices && !isDisabled;
  const focus = () => button.current?.focus();
  const close = () => setCurrent(undefined);
  const choose = (index: number) => {
    close();
    chooseOption(select, index);
  };
  const toggle = () => {
    // not every browser focuses a pressed button
    focus();
    setCurrent(isOpen ? undefined : firstCurrent(choices, select.selectedIndex));
  };
  const onKeyDown = useListKeys({
    ...{ choices, isOpen, current: isOpen ? current : chosen, open: setCurrent, close, choose },
  });
  useOutsidePress(env.host, isOpen, close);
  useStates(env, { ready: true, open: isOpen, disabled: isDisabled });
  useLabels(select, focus);
  useAutoSubmit(select, autoSubmit);
  const isInvalid = useInvalid(select, focus);
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
        aria-required={isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        disabled={isDisabled}
        onClick={toggle}
        onFocus={refresh}
        onBlur={close}
        onKeyDown={onKeyDown}
      >
        <span className="select__value" part="value" data-longest={longestLabel(choices)}>
          {choices[chosen]?.label}
        </span>
        <Drawing className="select__arrow" path={CHEVRON_DOWN} />
      </button>
      <SelectList
        {...{ id, name, choices, chosen, choose }}
        current={isOpen ? current : undefined}
      />
    </>
  );
}

/** The children as they are, when there is no select. */
function NoSelect({ env }: { env: Environment }) {
  useStates(env, { ready: false, open: false, disabled: false });
  return <Fallback />;
}

/** The author's select, which keeps the value, shown as a dropdown (docs/specification.md#s2-paging-and-sorting). */
export function Select(props: SelectProps) {
  // a select of several values is a list, not a dropdown
  const select = useLightChild<HTMLSelectElement>(props.env, 'select:not([multiple])');
  const state = useChoices(select);
  if (!select || !state) return <NoSelect env={props.env} />;
  return <Dropdown {...props} select={select} state={state} />;
}
