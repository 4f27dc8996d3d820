import { longestLabel } from '../../logic/list-box/list-box.model.ts';
import { CHEVRON_DOWN, Icon } from '../look/Icon.tsx';
import { LIST_ID, ListBoxOptions, optionId } from './ListBoxOptions.tsx';
import type { ListBoxProps } from './list-box.props.ts';

/** The button with the chosen option (APG select-only combobox). */
function ListBoxButton({ box, choices, chosen, name, ...props }: ListBoxProps) {
  const { placeholder, isDisabled, isRequired, isInvalid, describedBy, onFocus } = props;
  const { current } = box;
  return (
    <button
      ref={box.button}
      type="button"
      className="list-box__button"
      part="button"
      role="combobox"
      aria-label={name}
      aria-haspopup="listbox"
      aria-expanded={box.isOpen}
      aria-controls={LIST_ID}
      aria-activedescendant={current === undefined ? undefined : optionId(current)}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      disabled={isDisabled}
      onClick={box.toggle}
      onFocus={onFocus}
      onBlur={box.close}
      onKeyDown={box.onKeyDown}
    >
      <span className="list-box__value" part="value" data-longest={longestLabel(choices)}>
        {choices[chosen]?.label ?? placeholder}
      </span>
      <Icon slot="icon-open" className="list-box__arrow" path={CHEVRON_DOWN} />
    </button>
  );
}

/** A button with the chosen option, and the list that it opens. */
export const ListBox = (props: ListBoxProps) => (
  <>
    <ListBoxButton {...props} />
    <ListBoxOptions {...props} />
  </>
);
