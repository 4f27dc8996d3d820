import { getDefaultStore } from 'jotai/vanilla';
import { flushSync } from 'react-dom';
import {
  beginValidationAtom,
  endValidationAtom,
  leaveFormAtom,
  resetFormAtom,
  unlockFormAtom,
} from '../../logic/form/form.atoms.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { moduleWithin, PRESS_LIMIT_MS } from '../../logic/shared/module-within.ts';
import { leaveForm } from '../shared/fields/follow-fields.ts';
import type { FormProps } from './form.props.ts';
import type { FormVerdict } from './form-verdict.ts';
import { leadsAway, sendForm } from './send-form.ts';

const store = getDefaultStore();
// not the form's own methods, which an input of that name hides
const { hasAttribute, toggleAttribute } = Element.prototype;
const UNCHECKED: FormVerdict = { valid: true, fields: [], focusFirst() {} };

/** The check of a whole form; it comes when the shopper comes near. */
export const loadValidateForm = async () => (await import('./validate-form.ts')).validateForm;

type ValidateForm = Awaited<ReturnType<typeof loadValidateForm>>;

/** The form of one element: it goes to the server once, and only when it is valid (specification §4, "Form field state"). */
export class OwnForm {
  props: FormProps;
  /** Undefined until it is loaded. */
  validateForm: ValidateForm | undefined;
  readonly #host: HTMLElement;
  #form: HTMLFormElement | undefined;
  #validation: Promise<FormVerdict> | undefined;
  /** The submission under way; a new object each time, so that a late verdict knows that it is late. */
  #submission: object | undefined;
  /** Its event is let through. */
  #isPassing = false;
  #passed: Event | undefined;
  #stay = (): void => {};

  constructor(props: FormProps) {
    this.props = props;
    this.#host = props.env.host;
  }

  /** Stands between a form and the server until the result is called. */
  follow(form: HTMLFormElement): () => void {
    this.#form = form;
    const controller = new AbortController();
    const { signal } = controller;
    const wasNative = !hasAttribute.call(form, 'novalidate');
    toggleAttribute.call(form, 'novalidate', true);
    // before the page's own listeners: they hear of the one valid submission only
    this.#host.addEventListener('submit', this.#intercept, { signal, capture: true });
    this.#host.addEventListener('reset', this.#reset, { signal });
    const stopFollowing = store.get(platformAtom).page.onRestored(this.#unlock);
    return () => {
      controller.abort();
      stopFollowing();
      this.#unlock();
      this.#form = undefined;
      if (wasNative) toggleAttribute.call(form, 'novalidate', false);
    };
  }

  /** Checks all fields; while that goes on, all who ask get the one verdict. */
  validate(): Promise<FormVerdict> {
    this.#validation ??= this.#run();
    return this.#validation;
  }

  async #run(): Promise<FormVerdict> {
    const host = this.#host;
    flushSync(() => store.set(beginValidationAtom, host));
    const verdict = await this.#judge();
    const { valid, fields } = verdict;
    this.#validation = undefined;
    // who hears of it finds it on the page
    flushSync(() => {
      const isSubmission = this.#submission !== undefined;
      store.set(endValidationAtom, { host, isValid: valid, isSubmission });
    });
    this.props.onValidate({ valid, fields });
    return verdict;
  }

  /** A form whose check does not come goes through, like one that the platform does not check. */
  async #judge(): Promise<FormVerdict> {
    const form = this.#form;
    if (!form) return UNCHECKED;
    const check = async () => {
      const validateForm =
        this.validateForm ?? (await moduleWithin(loadValidateForm, PRESS_LIMIT_MS));
      return validateForm(form, this.props);
    };
    return check().catch((cause: unknown) => {
      const message = '[shop] shop-form: the check could not be loaded.';
      this.props.env.fail({ code: 'module', message, cause });
      return UNCHECKED;
    });
  }

  readonly #intercept = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (target !== this.#form) return;
    if (this.#isPassing) {
      this.#passed = event;
      return;
    }
    const isFree = !this.#submission;
    if (isFree && submitter?.hasAttribute('formnovalidate')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isFree) this.#submit(this.#form, submitter);
  };

  readonly #reset = ({ target, defaultPrevented }: Event): void => {
    if (target !== this.#form || defaultPrevented) return;
    this.#unlock();
    store.set(resetFormAtom, this.#host);
  };

  readonly #unlock = (): void => {
    this.#submission = undefined;
    this.#stay();
    store.set(unlockFormAtom, this.#host);
  };

  async #submit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const submission = {};
    this.#submission = submission;
    this.#passed = undefined;
    const { valid, focusFirst } = await this.validate();
    if (submission !== this.#submission) return;
    if (!valid) {
      this.#unlock();
      return focusFirst();
    }
    this.#stay = leaveForm(form);
    store.set(leaveFormAtom, this.#host);
    if (!this.props.onSubmit()) return this.#unlock();
    // a form cannot be sent from within its own submit event
    store.get(platformAtom).clock.after(0, () => {
      if (submission !== this.#submission) return;
      this.#isPassing = true;
      sendForm(form, submitter);
      this.#isPassing = false;
      const isPrevented = this.#passed?.defaultPrevented ?? true;
      if (isPrevented || !leadsAway(form, submitter)) this.#unlock();
    });
  }
}
