import type { Environment } from '../host/environment.ts';

/** The kinds of information that a tag can show. */
export const AVAILABILITY_KINDS = ['status', 'amount', 'shipping'] as const;

export type AvailabilityKind = (typeof AVAILABILITY_KINDS)[number];

/** The dialogs that the shopper can open. */
export type StockDetails = 'costs' | 'stores';

export interface AvailabilityProps {
  env: Environment;
  show: readonly AvailabilityKind[];
  few: number;
  costs: boolean;
  stores: boolean;
  for: string | undefined;
  onOpen: (detail: { what: StockDetails }) => boolean;
}
