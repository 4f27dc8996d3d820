import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { type ChoiceOption, isSameId } from '../../logic/choice/choice.model.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import { isModified } from '../light-dom/is-modified.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { ChoiceView } from './choice-view.ts';
import { OptionLabel } from './OptionLabel.tsx';
import { optionPart, stockOf } from './option-note.ts';

interface ButtonRadioProps {
  readonly view: ChoiceView;
  readonly option: ChoiceOption;
  readonly choose: (option: ChoiceOption) => void;
}

/**
 * Covers an option that is a link of the page, so that it can be opened in a new tab; the radio button is announced.
 */
function OwnLink({ option, choose }: Omit<ButtonRadioProps, 'view'>) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // older browsers fire click for the middle button
    if (event.button !== 0 || isModified(event)) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector('input')?.focus();
    choose(option);
  };
  return (
    // biome-ignore lint/a11y/useAnchorContent: the radio button below it has the name
    <a
      className="choice__link"
      href={safeHref(option.link)}
      tabIndex={-1}
      aria-hidden="true"
      onClick={onClick}
    />
  );
}

function ButtonRadio({ view, option, choose }: ButtonRadioProps) {
  return (
    <label
      className="choice__option"
      part={optionPart(view, option)}
      data-stock={stockOf(view, option)}
    >
      <input
        className="choice__radio"
        type="radio"
        name="choice"
        value={option.id}
        data-id={option.id}
        onChange={() => choose(option)}
      />
      <OptionLabel view={view} option={option} />
      {option.link && <OwnLink option={option} choose={choose} />}
    </label>
  );
}

/** Radio buttons that replace the links or the select of the page. */
export function ButtonRadios({ view }: { view: ChoiceView }) {
  const { options, chosen } = view;
  const group = useRef<HTMLDivElement>(null);
  const showChosen = () => {
    const radios = group.current?.querySelectorAll('input') ?? [];
    for (const radio of radios) radio.checked = isSameId(radio.value, chosen);
  };
  useLayoutEffect(showChosen);
  const choose = (option: ChoiceOption) => {
    if (!view.choose(option)) showChosen();
  };
  return (
    <>
      <ChoiceGroup view={view} role="radiogroup">
        <div ref={group} className="choice__options" part="options">
          {options.map((option) => (
            <ButtonRadio key={option.id} view={view} option={option} choose={choose} />
          ))}
        </div>
      </ChoiceGroup>
      <slot name="note" />
    </>
  );
}
