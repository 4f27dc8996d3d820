import { useRef } from 'react';
import { filtersMessages } from '../../logic/filters/filters.messages.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf } from '../host/use-tag.ts';
import { CROSS, Icon } from '../look/Icon.tsx';
import type { Chip } from './chips.ts';

interface ChipsProps {
  readonly env: Environment;
  readonly chips: readonly Chip[];
  readonly onRemove: (chips: readonly Chip[]) => void;
}

/** The chosen filters; each button removes one. */
export function Chips({ env, chips, onRemove }: ChipsProps) {
  const texts = textsOf(filtersMessages, env);
  const list = useRef<HTMLUListElement>(null);
  if (chips.length === 0) return null;
  const remove = (chip: Chip, index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    // the next one takes its place
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
    onRemove([chip]);
  };
  return (
    <ul ref={list} className="chips" part="chips" aria-label={texts.chips}>
      {chips.map((chip, index) => (
        <li key={chip.key}>
          <button
            type="button"
            className="chip"
            part="chip"
            aria-label={texts.remove({ name: chip.text })}
            onClick={() => remove(chip, index)}
          >
            <span>{chip.text}</span>
            <span className="chip__remove" part="chip-remove">
              <Icon path={CROSS} />
            </span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="clear" part="clear-button" onClick={() => onRemove(chips)}>
          {texts.clear}
        </button>
      </li>
    </ul>
  );
}
