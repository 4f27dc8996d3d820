import { getDefaultStore } from 'jotai/vanilla';
import { flushSync } from 'react-dom';
import {
  borrowProblemAtom,
  clearFieldAtom,
  fieldStatusOf,
  settleFieldAtom,
} from '../../logic/field/field.atoms.ts';
import type { FieldProblem, FieldResult } from '../../logic/forms/fields/field.ts';
import { warnAuthor } from '../../logic/page/warn-author.ts';
import { type Control, controlValue, isOutOfUse } from '../forms/control.ts';
import { isJudged } from '../forms/follow-fields.ts';
import { fieldAround, type PageField } from '../forms/page-fields.ts';
import { problemWords } from '../forms/problem-words.ts';
import { tellMissing } from '../host/tell-missing.ts';
import { findElements } from '../light-dom/find-element.ts';
import type { FieldProps } from './field.props.ts';
import { findPartner, isPartner, joinOf, missingPartners, readField } from './read-field.ts';

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

  dependsOn(other: Control): boolean {
    const { props, control } = this;
    return control !== undefined && control !== other && isPartner(other, props, control.form);
  }

  read() {
    const { props, control } = this;
    this.#tellMissing();
    return control && !isOutOfUse(control) ? readField(props, control) : undefined;
  }

  joinInto(data: FormData): void {
    const { props, control } = this;
    if (control) joinOf(props, control)?.(data);
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

  fail(cause: unknown): void {
    const { env } = this.props;
    const message = '[shop] shop-field: the value could not be checked, it counts as it is.';
    if (__DEV__) warnAuthor(`${message} ${cause instanceof Error ? cause.message : ''}`);
    env.fail({ code: 'validation', message, cause });
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

  #tellMissing(): void {
    const { env, control: selector } = this.props;
    if (selector && !findElements(this.host, selector)[0]) {
      tellMissing(env, selector, 'a selector of an input in the element');
    }
    for (const name of this.control ? missingPartners(this.props, this.control) : []) {
      tellMissing(env, name, 'the id, the name or a selector of an input');
    }
  }

  /** Whether the problem is about another input: that one's field shows it, and none before the shopper was there. */
  #lend(place: Control | undefined, problem: FieldProblem | undefined): boolean {
    this.#borrower?.borrow(undefined);
    const other = problem && place !== this.control ? place : undefined;
    const isEarly = other !== undefined && !isJudged(other);
    this.#borrower = other && !isEarly ? fieldAround(other, this) : undefined;
    this.#borrower?.borrow(problem);
    return isEarly || this.#borrower !== undefined;
  }
}
