import { useLayoutEffect, useRef } from 'react';
import { type ChoiceRun, runsOf } from '../../logic/list-box/list-box.model.ts';
import type { ListBoxProps } from './list-box.props.ts';

/** Ids inside the shadow root. */
export const LIST_ID = 'list';
export const optionId = (index: number): string => `option-${index}`;

interface RunProps extends ListBoxProps {
  readonly run: ChoiceRun;
}

function Options({ run, chosen, box }: RunProps) {
  const { current, choose } = box;
  return run.choices.map(([index, { label, isDisabled, isHidden }]) => (
    // biome-ignore lint/a11y/useFocusableInteractive: the button has the focus (APG select-only combobox)
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button handles the keys
    <div
      key={index}
      id={optionId(index)}
      className="list-box__option"
      part={index === chosen ? 'option selected' : 'option'}
      role="option"
      aria-selected={index === chosen}
      aria-disabled={isDisabled || undefined}
      data-current={index === current ? '' : undefined}
      hidden={isHidden}
      onClick={() => isDisabled || choose(index)}
    >
      {label}
    </div>
  ));
}

function Group(list: RunProps) {
  const { group, choices } = list.run;
  if (!group) return <Options {...list} />;
  const labelId = `group-${choices[0]?.[0]}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets
    <div
      role="group"
      aria-labelledby={labelId}
      hidden={choices.every(([, { isHidden }]) => isHidden)}
    >
      <div id={labelId} className="list-box__group" part="group" role="presentation">
        {group.label}
      </div>
      <Options {...list} />
    </div>
  );
}

/** The options, hidden without an active one and scrolled to it; a click on them keeps focus on the button. */
export function ListBoxOptions(props: ListBoxProps) {
  const { name, choices, box } = props;
  const { current } = box;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (current === undefined) return;
    list.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div
      ref={list}
      id={LIST_ID}
      className="list-box__list"
      part="list"
      role="listbox"
      aria-label={name}
      hidden={current === undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {runsOf(choices).map((run) => (
        <Group key={run.choices[0]?.[0]} {...props} run={run} />
      ))}
    </div>
  );
}
