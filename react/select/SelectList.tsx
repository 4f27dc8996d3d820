import { Fragment, useLayoutEffect, useRef } from 'react';
import type { Choice } from '../../logic/select/select.model.ts';

interface SelectListProps {
  readonly id: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen: number;
  /** The option that the keyboard is on; undefined while the list is closed. */
  readonly current: number | undefined;
  readonly choose: (index: number) => void;
}

/** The options; what is pressed does not take the focus from the button. */
export function SelectList({ id, name, choices, chosen, current, choose }: SelectListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (current === undefined) return;
    list.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      className="select__list"
      part="list"
      role="listbox"
      aria-label={name}
      hidden={current === undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {choices.map(({ label, isDisabled, group }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the select
        <Fragment key={index}>
          {group && (
            <div className="select__group" part="group" role="presentation">
              {group}
            </div>
          )}
          {/* biome-ignore lint/a11y/useFocusableInteractive: the button has the focus (APG select-only combobox) */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the button's */}
          <div
            id={`${id}-${index}`}
            className="select__option"
            part={index === chosen ? 'option selected' : 'option'}
            role="option"
            aria-selected={index === chosen}
            aria-disabled={isDisabled || undefined}
            data-current={index === current ? '' : undefined}
            onClick={() => isDisabled || choose(index)}
          >
            {label}
          </div>
        </Fragment>
      ))}
    </div>
  );
}
