import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useStates } from '../host/use-tag.ts';
import { chooseOption } from '../light-dom/select/choose-option.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { ListBox } from '../list-box/ListBox.tsx';
import { useListBox } from '../list-box/use-list-box.ts';
import { type Choices, useChoices } from './use-choices.ts';
import { useAutoSubmit, useInvalid, useLabels } from './use-form-events.ts';

export interface SelectProps {
  autoSubmit: boolean;
  env: Environment;
}

/** The author's select; one with `multiple` is a list, not a dropdown. */
const SELECT = 'select:not([multiple])';

interface DropdownProps extends SelectProps {
  readonly select: HTMLSelectElement;
  readonly state: Choices;
}

function Dropdown({ autoSubmit, env, select, state }: DropdownProps) {
  const { refresh, ...options } = state;
  const choose = (index: number) => chooseOption(select, index);
  const box = useListBox(env, { ...options, choose });
  useStates(env, { ready: true, open: box.isOpen, disabled: options.isDisabled });
  useLabels(select, box.focus);
  useAutoSubmit(select, autoSubmit);
  const isInvalid = useInvalid(select, box.focus);
  return <ListBox {...options} box={box} isInvalid={isInvalid} onFocus={refresh} />;
}

/** The unchanged children, without a select. */
function NoSelect({ env }: { env: Environment }) {
  useStates(env, { ready: false, open: false, disabled: false });
  return <Fallback />;
}

/** The author's select, which keeps the value, shown as a dropdown (docs/specification.md#s2-paging-and-sorting). */
export function Select(props: SelectProps) {
  const select = useLightChild<HTMLSelectElement>(props.env, SELECT);
  const state = useChoices(props.env, select);
  if (!select || !state) return <NoSelect env={props.env} />;
  return <Dropdown {...props} select={select} state={state} />;
}
