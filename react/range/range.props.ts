import type { Scale } from '../../logic/range/range.model.ts';
import type { Environment } from '../host/environment.ts';

export interface RangeProps {
  env: Environment;
  min: number | undefined;
  max: number | undefined;
  step: number | undefined;
  label: string | undefined;
  scale: Scale;
  /** Without a limit on one side, its value is undefined. */
  onChange: (detail: { from: number | undefined; to: number | undefined }) => void;
}
