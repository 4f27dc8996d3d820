import type { ChoiceOf } from '../../logic/choice/choice.constants.ts';
import type { ChoiceTexts } from '../../logic/choice/choice.messages.ts';
import type { ChoiceOption } from '../../logic/choice/choice.model.ts';
import type { SizeMark } from '../../logic/choice/size-marks.model.ts';
import type { Environment } from '../host/environment.ts';

/** The data of a rendered choice, whatever it was read from. */
export interface ChoiceView {
  readonly env: Environment;
  readonly of: ChoiceOf;
  readonly texts: ChoiceTexts;
  /** The label of the group. */
  readonly label: string;
  /** The text of a list before something is chosen. */
  readonly placeholder: string;
  readonly options: readonly ChoiceOption[];
  /** The id of the chosen option. */
  readonly chosen: string | undefined;
  readonly marks: ReadonlyMap<string, SizeMark>;
  /** The unit of an amount, such as `szt.`; '' if the product has none. */
  readonly unit: string;
  /** The message about an invalid choice; undefined if valid. */
  readonly message: string | undefined;
  /** Dispatches `shop-choice-select`, then applies the choice. Returns false if it was prevented or is invalid. */
  choose(option: ChoiceOption): boolean;
}
