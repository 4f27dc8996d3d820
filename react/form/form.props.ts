import type { FieldResult } from '../../logic/forms/fields/field.ts';
import type { Environment } from '../host/environment.ts';

/** One field of a form, as the page hears of it. */
export interface FieldSummary {
  id: string;
  name: string;
  state: FieldResult['state'];
  code: string | undefined;
}

/** What the tag gives its component. */
export interface FormProps {
  env: Environment;
  requiredKeys: readonly string[];
  lang: string | undefined;
  onValidate: (detail: { valid: boolean; fields: readonly FieldSummary[] }) => void;
  onSubmit: () => boolean;
}
