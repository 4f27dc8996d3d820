import type { Environment } from '../host/environment.ts';

/** What the shopper can ask for in a dialog. */
export type Asked = 'costs' | 'stores';

export interface AvailabilityProps {
  env: Environment;
  /** Names of words; all of them where none is named. */
  show: readonly string[];
  few: number;
  costs: boolean;
  stores: boolean;
  for: string | undefined;
  onOpen: (detail: { what: Asked }) => boolean;
}
