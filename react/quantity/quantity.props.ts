import type { Environment } from '../host/environment.ts';

/** The cause of a change of the quantity: a click or a key, typing, or a correction. */
export type QuantityReason = 'step' | 'typed' | 'corrected';

/** The properties of the component. */
export interface QuantityProps {
  env: Environment;
  min: number | undefined;
  max: number | undefined;
  step: number | undefined;
  precision: number | undefined;
  unit: string | undefined;
  unitPlural: string | undefined;
  unitFraction: string | undefined;
  for: string | undefined;
  label: string | undefined;
  onChange: (detail: { value: number; reason: QuantityReason }) => void;
}
