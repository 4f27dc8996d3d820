import type { Environment } from '../host/environment.ts';
import type { FieldSettings } from '../validation/page-fields.ts';
import type { FieldVerdict } from '../validation/report-checks.ts';

/** The properties of the component. */
export interface FieldProps extends FieldSettings {
  env: Environment;
  onValidate: (detail: FieldVerdict) => void;
}
