import type { ChoiceLook, ChoiceOf, Preselect } from '../../logic/choice/choice.constants.ts';
import type { Selection } from '../../logic/choice/choice.model.ts';
import type { Environment } from '../host/environment.ts';

/** Props of the component of `shop-choice`. */
export interface ChoiceProps {
  env: Environment;
  of: ChoiceOf;
  label: string | undefined;
  look: ChoiceLook;
  preselect: Preselect;
  for: string | undefined;
  onSelect: (detail: Selection) => boolean;
}
