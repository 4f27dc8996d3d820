import type { FormValidation } from '../../logic/form/form.atoms.ts';
import type { Environment } from '../host/environment.ts';

/** The properties of the component. */
export interface FormProps {
  env: Environment;
  requiredKeys: readonly string[];
  lang: string | undefined;
  onValidate: (detail: FormValidation) => void;
  onSubmit: () => boolean;
}
