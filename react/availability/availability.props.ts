import type { Environment } from '../host/environment.ts';

/** The dialogs that the shopper can open. */
export type StockDetails = 'costs' | 'stores';

export interface AvailabilityProps {
  env: Environment;
  /** The kinds of information to show; all if empty. */
  show: readonly string[];
  few: number;
  costs: boolean;
  stores: boolean;
  for: string | undefined;
  onOpen: (detail: { what: StockDetails }) => boolean;
}
