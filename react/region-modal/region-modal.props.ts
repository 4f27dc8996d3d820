import type { ForcedMode } from '../../logic/forced-region/forced-region.model.ts';
import type { Environment } from '../host/environment.ts';

/** Props of the component of `shop-region-modal`. */
export interface RegionModalProps {
  env: Environment;
  currency: string | undefined;
  countryNames: Readonly<Record<string, string>> | undefined;
  onContinue: (detail: { mode: ForcedMode }) => void;
  onRestore: (detail: { mode: ForcedMode }) => boolean;
}
