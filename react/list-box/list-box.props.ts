import type { SelectChoice } from '../../logic/list-box/list-box.model.ts';
import type { ListBoxState } from './use-list-box.ts';

/** Props of a button and its list. */
export interface ListBoxProps {
  readonly box: ListBoxState;
  /** The accessible name; undefined when it has none. */
  readonly name: string | undefined;
  readonly choices: readonly SelectChoice[];
  /** Index of the chosen option; -1 when none is chosen. */
  readonly chosen: number;
  /** Shown in place of the chosen option if there is none. */
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
  readonly isInvalid?: boolean;
  /** The id of the error message, in the same shadow root. */
  readonly describedBy?: string | undefined;
  readonly onFocus?: () => void;
}
