import type { VersionValue } from '../../../../logic/choice/versions.model.ts';
import type { ChoiceView } from '../../choice-view.ts';
import { OptionLabel } from '../../OptionLabel.tsx';
import { optionPart } from '../../option-note.ts';
import { VersionLink } from '../../VersionLinks.tsx';

interface AxisValueProps {
  readonly view: ChoiceView;
  readonly value: VersionValue;
  /** Chooses a value that leads nowhere. */
  readonly explore: () => void;
}

/** A value of an axis: a link to a version, or a button where no version has it beside the other values. */
export function AxisValue({ view, value, explore }: AxisValueProps) {
  if (value.link !== undefined) return <VersionLink view={view} option={value} />;
  return (
    <button
      type="button"
      className="choice__option choice__option--dependent"
      part={`${optionPart(view, value)} option-dependent`}
      data-id={value.id}
      aria-current={value.id === view.chosen || undefined}
      onClick={explore}
    >
      <OptionLabel view={view} option={value} />
    </button>
  );
}
