import { useRef, useState } from 'react';
import { firstCurrent } from '../../logic/select/select.model.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useStates } from '../host/use-tag.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { useOutsidePress } from '../popup/use-dismissal.ts';
import { chooseOption } from './choose-option.ts';
import { SelectButton } from './SelectButton.tsx';
import { SelectList } from './SelectList.tsx';
import { SELECT, type SelectProps } from './select.props.ts';
import { type Choices, useChoices } from './use-choices.ts';
import { useAutoSubmit, useInvalid, useLabels } from './use-form-events.ts';
import { useListKeys } from './use-list-keys.ts';

interface DropdownProps extends SelectProps {
  readonly select: HTMLSelectElement;
  readonly state: Choices;
}

function Dropdown({ autoSubmit, env, select, state }: DropdownProps) {
  const { choices, chosen, isDisabled, name, refresh } = state;
  const button = useRef<HTMLButtonElement>(null);
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
      <SelectButton
        state={state}
        isInvalid={isInvalid}
        isOpen={isOpen}
        current={current}
        buttonRef={button}
        onClick={toggle}
        onFocus={refresh}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <SelectList
        name={name}
        choices={choices}
        chosen={chosen}
        choose={choose}
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
  const select = useLightChild<HTMLSelectElement>(props.env, SELECT);
  const state = useChoices(select);
  if (!select || !state) return <NoSelect env={props.env} />;
  return <Dropdown {...props} select={select} state={state} />;
}
