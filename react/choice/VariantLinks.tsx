import type { MouseEvent, ReactNode } from 'react';
import { type ChoiceOption, isSameId } from '../../logic/choice/choice.model.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import { isModified } from '../light-dom/is-modified.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { ChoiceView } from './choice-view.ts';
import { OptionLabel } from './OptionLabel.tsx';
import { optionPart, stockOf } from './option-note.ts';

/** A link to a variant, which is another page. */
export function VariantLink({ view, option }: { view: ChoiceView; option: ChoiceOption }) {
  const isChosen = isSameId(option.id, view.chosen);
  const onClick = (event: MouseEvent) => {
    // the browser must not follow a variant that is switched in place or refused
    if (event.button === 0 && !isModified(event) && !view.choose(option)) event.preventDefault();
  };
  return (
    <a
      className="choice__option"
      part={optionPart(view, option)}
      data-stock={stockOf(view, option)}
      data-id={option.id}
      aria-current={isChosen || undefined}
      href={safeHref(option.link)}
      onClick={onClick}
    >
      <OptionLabel view={view} option={option} />
    </a>
  );
}

interface OptionListProps<O extends ChoiceOption> {
  readonly view: ChoiceView;
  readonly options: readonly O[];
  /** Renders an option. */
  readonly children: (option: O) => ReactNode;
}

/** The labelled list of the options of a product's variants. */
export const OptionList = <O extends ChoiceOption>(props: OptionListProps<O>) => (
  <ChoiceGroup view={props.view} role="group">
    <ul className="choice__options" part="options">
      {props.options.map((option) => (
        <li key={option.id}>{props.children(option)}</li>
      ))}
    </ul>
  </ChoiceGroup>
);

/** The variants of a product, which are other pages: a list of links. */
export const VariantLinks = ({ view }: { view: ChoiceView }) => (
  <>
    <OptionList view={view} options={view.options}>
      {(option) => <VariantLink view={view} option={option} />}
    </OptionList>
    <slot name="note" />
  </>
);
