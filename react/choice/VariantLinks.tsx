import type { MouseEvent } from 'react';
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

/** The variants of a product, which are other pages: a list of links. */
export function VariantLinks({ view }: { view: ChoiceView }) {
  return (
    <>
      <ChoiceGroup view={view} role="group">
        <ul className="choice__options" part="options">
          {view.options.map((option) => (
            <li key={option.id}>
              <VariantLink view={view} option={option} />
            </li>
          ))}
        </ul>
      </ChoiceGroup>
      <slot name="note" />
    </>
  );
}
