import type { FieldResult, FieldType } from '../../logic/forms/fields/field.ts';
import type { Environment } from '../host/environment.ts';

/** What came of one check, as the page hears of it. */
export interface FieldVerdict {
  state: FieldResult['state'];
  code: string | undefined;
  message: string | undefined;
  clientExists: boolean | undefined;
}

/** What the tag gives its component. */
export interface FieldProps {
  env: Environment;
  type: FieldType;
  /** A selector of what the field checks, where it holds several inputs. */
  control: string | undefined;
  sameAs: string | undefined;
  required: boolean;
  minlength: number | undefined;
  maxlength: number | undefined;
  country: string | undefined;
  countryFrom: string | undefined;
  prefixFrom: string | undefined;
  houseNumberFrom: string | undefined;
  loginFrom: string | undefined;
  passwordFrom: string | undefined;
  debounce: number;
  onValidate: (detail: FieldVerdict) => void;
}
