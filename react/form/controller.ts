import { atom } from 'jotai/vanilla';
import { type FormStatus, formStatusOf } from '../../logic/form/form.atoms.ts';
import { CLICK_TIMEOUT_MS, moduleWithin } from '../../logic/page/module-within.ts';
import { after } from '../../logic/platform/platform.atoms.ts';
import { rootOf } from '../../logic/platform/root-of.ts';
import { byHost } from '../../logic/state/by-host.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { loadRulesAtom, rulesAtom } from '../../logic/validation/rules.atoms.ts';
import { leaveForm } from '../validation/follow-fields.ts';
import type { FormProps } from './form.props.ts';
import { browserVerdict, type FormVerdict, NO_FORM } from './form-verdict.ts';
import { leadsAway, type Sending, sendForm } from './send-form.ts';

/** A submission without navigation (a download, Stop) fires no event: it can be repeated after this time. */
const LEAVING_MS = 10_000;
/** Prevents a loop if a listener of the page changes a field on each `submit`. */
const MAX_CHECKS = 3;

/** Loads form validation and the submission indicator, when the shopper approaches the form. */
export const loadFormHelp = async () => (await import('./later/form-help.ts')).formHelp;

const loadCheck = async () => {
  const [help] = await Promise.all([loadFormHelp(), pageStore.set(loadRulesAtom)]);
  return help;
};

interface CheckedForm {
  readonly sending: Sending;
  readonly verdict: FormVerdict;
  /** How often the form was validated for this submission. */
  readonly checks: number;
}

/** Validates a form, and submits it once it is valid. Its state outlives renders and moves. */
export class FormController {
  /** As of the last render; undefined before the first. */
  props: FormProps | undefined;
  form: HTMLFormElement | undefined;
  /** Undefined until it has loaded. */
  help: Awaited<ReturnType<typeof loadFormHelp>> | undefined;
  /** The validation that was reported last. */
  lastReported: FormStatus['validation'];
  /** The submission, from the click until the form can be submitted again; a new object each time. */
  readonly submissionAtom = atom<Sending | undefined>(undefined);
  /** Whether the current `submit` event was dispatched by this controller. */
  isPassing = false;
  /** Whether a listener of that event called `form.submit()`. */
  private isTakenOver = false;
  private running: Promise<FormVerdict> | undefined;
  /** Unlocks a form that is being submitted. */
  private release = (): void => {};

  constructor(readonly host: HTMLElement) {}

  get submission(): Sending | undefined {
    return pageStore.get(this.submissionAtom);
  }

  /** Validates all fields of the form. Concurrent calls share the verdict. */
  validate(): Promise<FormVerdict> {
    this.running ??= this.run();
    return this.running;
  }

  /** Validates the form and submits it once it is valid; does nothing during a submission. */
  request(sending: Sending): void {
    if (!this.submission) this.submit(sending, 1);
  }

  /** Handles `form.submit()` of a script. Called from a listener of our `submit` event, it submits after the event. */
  takeOver(form: HTMLFormElement): void {
    this.isTakenOver = this.isPassing;
    this.request({ form, submitter: null, isSilent: true });
  }

  /** Ends the submission; the form can be submitted again. */
  unlock(): void {
    pageStore.set(this.submissionAtom, undefined);
    this.release();
    this.release = () => {};
    this.setStatus({ phase: 'idle' });
  }

  /** Clears the validation state of the form. */
  reset(): void {
    this.unlock();
    this.setStatus({ isFailed: false });
  }

  private setStatus(change: Partial<FormStatus>): void {
    pageStore.set(formStatusOf(this.host), (status) => ({ ...status, ...change }));
  }

  private async run(): Promise<FormVerdict> {
    this.setStatus({ phase: 'validating' });
    const verdict = await this.judge();
    const { valid, fields } = verdict;
    const { phase, isFailed } = pageStore.get(formStatusOf(this.host));
    this.running = undefined;
    this.setStatus({
      phase: 'idle',
      // a reset during the validation invalidates its result
      isFailed: phase === 'validating' ? !valid && (isFailed || !!this.submission) : isFailed,
      validation: { valid, fields },
    });
    return verdict;
  }

  /** The verdict of our rules; if they fail to load, that of the browser. */
  private async judge(): Promise<FormVerdict> {
    const { form, props, help } = this;
    if (!form || !props) return NO_FORM;
    const isSubmission = this.submission !== undefined;
    try {
      const hasRules = pageStore.get(rulesAtom) !== undefined;
      // a loaded validation reads the form synchronously with the click
      const loaded = (hasRules && help) || (await moduleWithin(loadCheck, CLICK_TIMEOUT_MS));
      return await loaded.validateForm(form, props, isSubmission);
    } catch (cause) {
      const message = '[shop] shop-form: the check could not be loaded.';
      props.env.fail({ code: 'module', message, cause });
      return browserVerdict(form);
    }
  }

  private async submit(sending: Sending, checks: number): Promise<void> {
    const submission = { ...sending };
    pageStore.set(this.submissionAtom, submission);
    const isOver = () => this.submission !== submission;
    const answer = this.props?.env.defer();
    const verdict = await this.validate();
    // a disconnected form has no fields: they are validated after it is connected again
    const act = this.host.isConnected
      ? () => isOver() || this.obey({ verdict, sending, checks })
      : () => void after(0, () => isOver() || this.submit(sending, checks));
    if (answer) answer(act);
    else act();
  }

  /** Submits a valid form; otherwise focuses the first invalid input. */
  private obey(checked: CheckedForm): void {
    const { verdict, sending, checks } = checked;
    const { submission } = this;
    if (!verdict.valid) {
      this.unlock();
      verdict.focusFirst();
    } else if (checks >= MAX_CHECKS || verdict.isCurrent()) {
      this.release = leaveForm(sending.form);
      this.setStatus({ phase: 'submitting', isFailed: false });
      if (!this.props?.onSubmit()) this.unlock();
      // a form cannot be submitted from within its own submit event
      after(0, () => this.submission === submission && this.send(checked));
    } else this.submit(sending, checks + 1);
  }

  private send({ verdict, sending, checks }: CheckedForm): void {
    const isCurrent = () => checks >= MAX_CHECKS || verdict.isCurrent();
    const root = rootOf(this.host);
    this.isPassing = true;
    this.isTakenOver = false;
    let outcome = sendForm(root, sending, isCurrent);
    if (outcome === 'kept' && this.isTakenOver) {
      outcome = sendForm(root, { ...sending, isSilent: true }, isCurrent);
    }
    this.isPassing = false;
    if (outcome !== 'sent' || !leadsAway(sending)) this.unlock();
    if (outcome === 'changed') this.submit(sending, checks + 1);
    else if (this.submission) this.unlockLater();
  }

  private unlockLater(): void {
    const { submission, release } = this;
    const cancel = after(LEAVING_MS, () => this.submission === submission && this.unlock());
    this.release = () => {
      release();
      cancel();
    };
  }
}

/** The controller of a `shop-form`. */
export const formControllerOf = byHost((host: HTMLElement) => new FormController(host));
