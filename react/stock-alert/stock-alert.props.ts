import type { AlertSize } from '../../logic/stock-alert/stock-alert.atoms.ts';
import type { Environment } from '../host/environment.ts';

/** Props of the component of `shop-stock-alert`. */
export interface StockAlertProps {
  env: Environment;
  /** The id of the product or form that the alert follows. */
  for: string | undefined;
  /** The known address of the shopper. */
  email: string | undefined;
  /** Whether the form also shows while the size is in stock. */
  always: boolean;
  onSend: (detail: AlertSize) => boolean;
  onSent: (detail: AlertSize) => void;
}
