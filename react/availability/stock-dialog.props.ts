import type { Product } from '../../logic/product/product.model.ts';
import type { Environment } from '../host/environment.ts';

/** Props of a dialog that a button opens. */
export interface StockDialogProps {
  env: Environment;
  open: boolean;
  product: Product;
  onClose: () => void;
}
