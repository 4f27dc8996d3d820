import type { FieldSettings } from '../forms/page-fields.ts';
import type { FieldVerdict } from '../forms/tell-checks.ts';
import type { Environment } from '../host/environment.ts';

/** The properties of the component. */
export interface FieldProps extends FieldSettings {
  env: Environment;
  onValidate: (detail: FieldVerdict) => void;
}
