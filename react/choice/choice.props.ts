import type { ChoiceLook, ChoiceOf, Preselect } from '../../logic/choice/choice.constants.ts';
import type { ChoiceOptions, Selection } from '../../logic/choice/choice.model.ts';
import type { Product } from '../../logic/product/product.model.ts';
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

/** A choice between options that the children define. */
export interface ReadChoice extends ChoiceProps {
  read: ChoiceOptions;
  /** Undefined without a product around the element. */
  product: Product | undefined;
}
