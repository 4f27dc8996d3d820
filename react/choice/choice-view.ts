import type { ChoiceOf } from '../../logic/choice/choice.constants.ts';
import type { ChoiceTexts } from '../../logic/choice/choice.messages.ts';
import type { ChoiceOption } from '../../logic/choice/choice.model.ts';
import type { SizeMark } from '../../logic/choice/size-marks.model.ts';
import type { Environment } from '../host/environment.ts';

/** A choice as it is shown, whatever it is made of. */
export interface ChoiceView {
  readonly env: Environment;
  readonly of: ChoiceOf;
  readonly texts: ChoiceTexts;
  /** The name of the group. */
  readonly label: string;
  /** What a list says until something is chosen. */
  readonly placeholder: string;
  readonly options: readonly ChoiceOption[];
  /** The id of the chosen option. */
  readonly chosen: string | undefined;
  readonly marks: ReadonlyMap<string, SizeMark>;
  /** The word with an amount, such as `szt.`; '' where the product has none. */
  readonly unit: string;
  /** What is wrong with the choice; undefined where nothing is. */
  readonly message: string | undefined;
  /** Asks the page, then chooses; false where the page or the product refuses. */
  choose(option: ChoiceOption): boolean;
}
