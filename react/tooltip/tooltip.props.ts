import type { Placement } from '../../logic/tooltip/tooltip.constants.ts';
import type { Environment } from '../host/environment.ts';

/** Props of `shop-tooltip`. */
export interface TooltipProps {
  env: Environment;
  text: string | undefined;
  hideDelay: number;
  offset: number;
  placement: Placement;
}

/** The slot of the explanation beside the child. */
export const DESCRIPTION = 'description';
