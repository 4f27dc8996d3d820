import type { ListChange } from '../../logic/list-button/list-button.atoms.ts';
import type { ShoppingList } from '../../logic/list-button/list-button.schema.ts';
import type { Environment } from '../host/environment.ts';

/** Props of the component of `shop-list-button`. */
export interface ListButtonProps extends Omit<ListChange, 'productId'> {
  env: Environment;
  productId: string | undefined;
  /** The author's selector of the control with the size. */
  sizeFrom: string | undefined;
  /** The id of the product or form that the button follows. */
  for: string | undefined;
  lists: readonly ShoppingList[] | undefined;
  onChange: (detail: ListChange) => boolean;
}
