import { getDefaultStore } from 'jotai/vanilla';
import { flushSync } from 'react-dom';
import {
  beginSubmissionAtom,
  beginValidationAtom,
  endValidationAtom,
  leaveFormAtom,
  resetFormAtom,
  unlockFormAtom,
} from '../../logic/form/form.atoms.ts';
import { loadRulesAtom, rulesAtom } from '../../logic/forms/rules.atoms.ts';
import { moduleWithin, PRESS_LIMIT_MS } from '../../logic/page/module-within.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { rootOf } from '../forms/control.ts';
import { leaveForm } from '../forms/follow-fields.ts';
import type { FormProps } from './form.props.ts';
import { browserVerdict, type FormVerdict } from './form-verdict.ts';
import { leadsAway, type Sending, sendForm } from './send-form.ts';
import { pressedButton, takeSubmit } from './theme-submission.ts';

const store = getDefaultStore();
// not the form's own methods, which an input of that name hides
const { hasAttribute, toggleAttribute } = Element.prototype;
const NO_FORM: FormVerdict = { valid: true, fields: [], isCurrent: () => true, focusFirst() {} };
/** After that a submission that led nowhere (a download, Stop) can be repeated: the browser does not tell. */
const LEAVING_MS = 10_000;
/** A page that changes a field each time it hears of the submission does not hold it for ever. */
const MAX_CHECKS = 3;

/** The check of a whole form and the sign that it is being sent; they come when the shopper comes near. */
export const loadFormHelp = async () => (await import('./help/form-help.ts')).formHelp;

const loadCheck = async () => {
  const [help] = await Promise.all([loadFormHelp(), store.set(loadRulesAtom)]);
  return help;
};

type FormHelp = Awaited<ReturnType<typeof loadFormHelp>>;

/** The form of one element: it goes to the server once, and only when it is valid (docs/specification.md#s4-form-field-state). */
export class OwnForm {
  props: FormProps;
  /** Undefined until it is loaded. */
  help: FormHelp | undefined;
  readonly #host: HTMLElement;
  #form: HTMLFormElement | undefined;
  #validation: Promise<FormVerdict> | undefined;
  /** The submission under way; a new object each time, so that a late verdict knows that it is late. */
  #submission: Sending | undefined;
  /** Its event is let through. */
  #isPassing = false;
  /** A listener of the page called `form.submit()` meanwhile. */
  #isTakenOver = false;
  #stay = (): void => {};

  constructor(props: FormProps) {
    this.props = props;
    this.#host = props.env.host;
  }

  /** How the form is being sent, from the press until it can be sent again. */
  get submission(): Sending | undefined {
    return this.#submission;
  }

  /** Stands between a form and the server until the result is called. */
  follow(form: HTMLFormElement): () => void {
    this.#form = form;
    const controller = new AbortController();
    const { signal } = controller;
    const capture = { signal, capture: true };
    const wasNative = !hasAttribute.call(form, 'novalidate');
    toggleAttribute.call(form, 'novalidate', true);
    // before the page's own listeners: they hear of the one valid submission only
    this.#host.ownerDocument.addEventListener('click', this.#press, capture);
    this.#host.addEventListener('submit', this.#intercept, capture);
    this.#host.addEventListener('reset', this.#reset, { signal });
    const giveBack = takeSubmit(form, () => {
      this.#isTakenOver = this.#isPassing;
      this.#request({ form, submitter: null, isSilent: true });
    });
    const stopFollowing = store.get(platformAtom).page.onRestored(this.#unlock);
    return () => {
      controller.abort();
      giveBack();
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

  /** Where the check does not come, the browser's rules alone count. */
  async #judge(): Promise<FormVerdict> {
    const form = this.#form;
    if (!form) return NO_FORM;
    try {
      const hasRules = store.get(rulesAtom) !== undefined;
      // what is loaded reads the form as it is in the task of the press
      const { validateForm } =
        (hasRules && this.help) || (await moduleWithin(loadCheck, PRESS_LIMIT_MS));
      return await validateForm(form, this.props);
    } catch (cause) {
      const message = '[shop] shop-form: the check could not be loaded.';
      this.props.env.fail({ code: 'module', message, cause });
      return browserVerdict(form);
    }
  }

  readonly #press = (event: MouseEvent): void => {
    const form = this.#form;
    const submitter = form && pressedButton(event, form);
    if (form && submitter) this.#answer(event, { form, submitter, isSilent: false });
  };

  readonly #intercept = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    const form = this.#form;
    if (form && target === form) this.#answer(event, { form, submitter, isSilent: false });
  };

  /** Puts our submission in the place of the one that the event would lead to. */
  #answer(event: Event, sending: Sending): void {
    if (this.#isPassing || event.defaultPrevented) return;
    const isExempt = sending.submitter?.hasAttribute('formnovalidate');
    if (isExempt && !this.#submission) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#request(sending);
  }

  #request(sending: Sending): void {
    if (!this.#submission) this.#submit(sending);
  }

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

  async #submit(sending: Sending, checks = 1): Promise<void> {
    const submission = { ...sending };
    this.#submission = submission;
    store.set(beginSubmissionAtom, this.#host);
    const verdict = await this.validate();
    if (submission !== this.#submission) return;
    if (!verdict.valid) {
      this.#unlock();
      return verdict.focusFirst();
    }
    const isCurrent = () => checks >= MAX_CHECKS || verdict.isCurrent();
    if (!isCurrent()) return this.#submit(sending, checks + 1);
    this.#stay = leaveForm(sending.form);
    store.set(leaveFormAtom, this.#host);
    if (!this.props.onSubmit()) return this.#unlock();
    // a form cannot be sent from within its own submit event
    store.get(platformAtom).clock.after(0, () => {
      if (submission === this.#submission) this.#send(sending, isCurrent, checks);
    });
  }

  #send(sending: Sending, isCurrent: () => boolean, checks: number): void {
    this.#isTakenOver = false;
    this.#isPassing = true;
    let outcome = sendForm(rootOf(this.#host), sending, isCurrent);
    if (outcome === 'kept' && this.#isTakenOver) {
      outcome = sendForm(rootOf(this.#host), { ...sending, isSilent: true }, isCurrent);
    }
    this.#isPassing = false;
    if (outcome !== 'sent' || !leadsAway(sending)) this.#unlock();
    if (outcome === 'changed') this.#submit(sending, checks + 1);
    else if (this.#submission) this.#expectLeaving(this.#submission);
  }

  #expectLeaving(submission: Sending): void {
    const stay = this.#stay;
    const cancel = store.get(platformAtom).clock.after(LEAVING_MS, () => {
      if (submission === this.#submission) this.#unlock();
    });
    this.#stay = () => {
      stay();
      cancel();
    };
  }
}
