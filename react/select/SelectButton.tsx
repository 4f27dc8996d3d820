import type { ButtonHTMLAttributes, RefObject } from 'react';
import { longestLabel } from '../../logic/select/select.model.ts';
import { CHEVRON_DOWN, Drawing } from '../look/Drawing.tsx';
import { LIST_ID, optionId } from './SelectList.tsx';
import type { Choices } from './use-choices.ts';

interface SelectButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  state: Choices;
  isInvalid: boolean;
  isOpen?: boolean;
  /** Index of the active option. */
  current?: number | undefined;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** The button with the chosen option (APG select-only combobox). */
export function SelectButton({ state, isInvalid, isOpen = false, ...props }: SelectButtonProps) {
  const { current, buttonRef, ...listeners } = props;
  const { choices, chosen, isDisabled, isRequired, name } = state;
  return (
    <button
      ref={buttonRef}
      type="button"
      className="select__button"
      part="button"
      role="combobox"
      aria-label={name}
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={LIST_ID}
      aria-activedescendant={isOpen && current !== undefined ? optionId(current) : undefined}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      disabled={isDisabled}
      {...listeners}
    >
      <span className="select__value" part="value" data-longest={longestLabel(choices)}>
        {choices[chosen]?.label}
      </span>
      <Drawing slot="icon-open" className="select__arrow" path={CHEVRON_DOWN} />
    </button>
  );
}
