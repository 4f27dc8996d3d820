import { Fallback } from '../host/Fallback.tsx';
import { useStates } from '../host/use-states.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { useRef } from '../resting/hooks.ts';
import { SelectButton } from './SelectButton.tsx';
import { SelectOptions } from './SelectList.tsx';
import { SELECT, type SelectProps } from './select.props.ts';
import { useChoices } from './use-choices.ts';
import { useAutoSubmit, useInvalid, useLabels } from './use-form-events.ts';

/** The closed dropdown, until the shopper comes near it. */
export function SelectAtRest({ env, autoSubmit }: SelectProps) {
  const select = useLightChild<HTMLSelectElement>(env, SELECT);
  const state = useChoices(select);
  const button = useRef<HTMLButtonElement>(null);
  const focus = () => button.current?.focus();
  useStates(env, { ready: state !== undefined, open: false, disabled: state?.isDisabled === true });
  useLabels(select, focus);
  useAutoSubmit(select, autoSubmit);
  const isInvalid = useInvalid(select, focus);
  if (!state) return <Fallback />;
  return (
    <>
      <SelectButton {...{ state, isInvalid }} buttonRef={button} />
      <SelectOptions {...state} />
    </>
  );
}
