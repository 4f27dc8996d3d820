import type { Root } from '../../logic/platform/root-of.ts';
import type { FieldType } from '../../logic/validation/fields/field.ts';
import { fieldRegistry, formUseOf, lastInputOf } from '../../logic/validation/registry.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { type Control, controlValue } from './control.ts';

/** The attributes of a field that its check depends on. */
export interface FieldSettings {
  type: FieldType;
  /** A selector of the control to check, for an element with several. */
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
  /** The delay between the last change and the check, in milliseconds. */
  debounce: number;
}

/** A field on the page. */
export interface PageField {
  readonly host: HTMLElement;
  /** The scope in which names of other controls are looked up. */
  readonly root: Root;
  readonly env: Environment;
  readonly settings: FieldSettings;
  /** The control that the shopper fills in; undefined while absent. */
  readonly control: Control | undefined;
}

/** All connected fields. */
export const pageFields = fieldRegistry<PageField>();

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Compares nodes by document order. */
export const byPosition = (one: Node, other: Node): number => (isBefore(one, other) ? -1 : 1);

/** The fields of a form in document order; null means those whose control has no form. */
export const fieldsOf = (form: HTMLFormElement | null | undefined): PageField[] =>
  [...pageFields.all()]
    .filter(({ control }) => control?.form === form)
    .sort((one, other) => byPosition(one.host, other.host));

/** The elements of the fields of a form. */
export const hostsOf = (form: HTMLFormElement): HTMLElement[] =>
  fieldsOf(form).map(({ host }) => host);

/** The other field that contains a control. */
export const fieldAround = (control: Control, self: PageField): PageField | undefined =>
  [...pageFields.all()].find(({ host }) => host !== self.host && host.contains(control));

/** Whether the shopper has filled in the field. */
export const hasValue = ({ control }: PageField): boolean =>
  control !== undefined && controlValue(control) !== '';

/** Whether a problem with the control may be shown: it was edited, has a value, or its form was submitted. */
export function isJudged(control: Control): boolean {
  return (
    lastInputOf(control).current !== undefined ||
    controlValue(control) !== '' ||
    (control.form !== null && formUseOf(control.form).isJudged)
  );
}
