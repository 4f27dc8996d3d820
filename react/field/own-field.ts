import { getDefaultStore } from 'jotai/vanilla';
import { flushSync } from 'react-dom';
import {
  borrowProblemAtom,
  clearFieldAtom,
  fieldStatusOf,
  settleFieldAtom,
} from '../../logic/field/field.atoms.ts';
import type { FieldProblem, FieldResult } from '../../logic/shared/validation/field.ts';
import { type Control, controlValue, isOutOfUse } from '../shared/fields/control.ts';
import { fieldAround, type PageField } from '../shared/fields/page-fields.ts';
import { problemWords } from '../shared/fields/problem-words.ts';
import type { FieldProps } from './field.props.ts';
import { findPartner, isPartner, readField } from './read-field.ts';

const store = getDefaultStore();

/** What an element tells the page's other fields, and its form, of itself. */
export class OwnField implements PageField {
  readonly host: HTMLElement;
  props: FieldProps;
  control: Control | undefined;
  /** The field that shows what is wrong here. */
  #borrower: PageField | undefined;

  constructor(props: FieldProps) {
    this.props = props;
    this.host = props.env.host;
  }

  get debounceMs(): number {
    return this.props.debounce;
  }

  get result(): FieldResult {
    return store.get(fieldStatusOf(this.host)).result;
  }

  get hasValue(): boolean {
    return Boolean(this.control && controlValue(this.control));
  }

  /** Whether a control in the element is what it checks, and not one that the check only reads: a prefix, say. */
  readonly isOwn = (control: Control): boolean => !isPartner(control, this.props, control.form);

  dependsOn(other: Control): boolean {
    const { props, control } = this;
    return control !== undefined && control !== other && isPartner(other, props, control.form);
  }

  read() {
    const { props, control } = this;
    return control && !isOutOfUse(control) ? readField(props, control) : undefined;
  }

  placeOf(result: FieldResult): Control | undefined {
    const { props, control } = this;
    if (!control || result.state !== 'error' || result.place === 'field') return control;
    return findPartner(result.place, props, control) ?? control;
  }

  /** The page hears of it when it can be seen. */
  finish(result: FieldResult): void {
    const { props, host } = this;
    const { problem } = result.state === 'error' ? result : {};
    flushSync(() => {
      const isLent = this.#lend(this.placeOf(result), problem);
      store.set(settleFieldAtom, { host, result, isLent });
    });
    props.onValidate({
      state: result.state,
      code: problem?.code,
      message: problemWords(problem, props.env),
      clientExists: result.clientExists,
    });
  }

  clear(): void {
    this.#lend(undefined, undefined);
    store.set(clearFieldAtom, this.host);
  }

  /** What another field shows for this one goes with it. */
  leave(): void {
    if (this.#borrower) this.clear();
  }

  borrow(problem: FieldProblem | undefined): void {
    store.set(borrowProblemAtom, { host: this.host, borrowed: problem });
  }

  /** Whether another field shows the problem, for it is about that one's input. */
  #lend(place: Control | undefined, problem: FieldProblem | undefined): boolean {
    this.#borrower?.borrow(undefined);
    const isAbroad = problem && place && place !== this.control;
    this.#borrower = isAbroad ? fieldAround(place, this) : undefined;
    this.#borrower?.borrow(problem);
    return this.#borrower !== undefined;
  }
}
