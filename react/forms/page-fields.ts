import type { CheckedField } from '../../logic/forms/checked-field.ts';
import type { FieldProblem, FieldResult } from '../../logic/forms/fields/field.ts';
import type { Control, Root } from './control.ts';

/** A field on the page, as its form and its neighbours see it. */
export interface PageField extends CheckedField {
  readonly host: HTMLElement;
  /** What the shopper fills in; undefined while there is none. */
  readonly control: Control | undefined;
  readonly hasValue: boolean;
  /** From a change to the check. */
  readonly debounceMs: number;
  /** What came of its last check. */
  readonly result: FieldResult;
  /** Whether its check also reads this control. */
  dependsOn(control: Control): boolean;
  /** The control that a result is about. */
  placeOf(result: FieldResult): Control | undefined;
  /** Joins what belongs to its value into the data of a form that is sent. */
  joinInto(data: FormData): void;
  /** Shows what is wrong by another field's check; undefined gives it back. */
  borrow(problem: FieldProblem | undefined): void;
}

/** The fields that are on the page now, and where each is looked for. */
export const pageFields = new Map<PageField, Root>();

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** For sorting nodes as they are in the document now. */
export const byPosition = (one: Node, other: Node): number => (isBefore(one, other) ? -1 : 1);

/** The fields of a form in the order of the document; null: those that have an input and no form. */
export const fieldsOf = (form: HTMLFormElement | null | undefined): PageField[] =>
  [...pageFields.keys()]
    .filter(({ control }) => control?.form === form)
    .sort((one, other) => byPosition(one.host, other.host));

/** Whether a field checks that control. */
export const isChecked = (control: Control): boolean =>
  [...pageFields.keys()].some((field) => field.control === control);

/** The field, other than `self`, that a control sits in. */
export const fieldAround = (control: Control, self: PageField): PageField | undefined =>
  [...pageFields.keys()].find((field) => field !== self && field.host.contains(control));
