import { leaveFormAtom, unlockFormAtom } from '../../logic/form/form.atoms.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { rootOf } from '../../logic/platform/root-of.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { leaveForm } from '../validation/follow-fields.ts';
import type { FormVerdict } from './form-verdict.ts';
import { leadsAway, type Sending, sendForm, submissionOf } from './send-form.ts';
import { renderedFormOf, validate } from './validation.ts';

/** After that, a submission that led nowhere (a download, Stop) can be repeated: the browser tells nothing of it. */
const LEAVING_MS = 10_000;
/** Ends the checks where a listener of the page changes a field on each `submit`. */
const MAX_CHECKS = 3;

/** The `submit` event that is ours and reaches the page; undefined at all other times. */
interface Passage {
  /** Whether a listener of the page called `form.submit()` meanwhile. */
  readonly isTakenOver: boolean;
}

const passageOf = hostCell<Passage | undefined>(undefined);

/** Undoes the lock of a form that is on its way to the server. */
const unlockOf = hostCell((): void => {});

/** Whether the `submit` event of an element's form is ours. */
export const isPassing = (host: HTMLElement): boolean => passageOf(host).current !== undefined;

const after = (delayMs: number, callback: () => void): (() => void) =>
  pageStore.get(platformAtom).clock.after(delayMs, callback);

/** Ends the submission: the form can be sent again. */
export function unlock(host: HTMLElement): void {
  pageStore.set(submissionOf(host), undefined);
  unlockOf(host).current();
  unlockOf(host).current = () => {};
  pageStore.set(unlockFormAtom, host);
}

function lock(host: HTMLElement, form: HTMLFormElement): void {
  unlockOf(host).current = leaveForm(form);
  pageStore.set(leaveFormAtom, host);
}

function unlockLater(host: HTMLElement, submission: Sending): void {
  const undo = unlockOf(host).current;
  const cancel = after(LEAVING_MS, () => {
    if (submission === pageStore.get(submissionOf(host))) unlock(host);
  });
  unlockOf(host).current = () => {
    undo();
    cancel();
  };
}

interface CheckedForm {
  readonly sending: Sending;
  readonly isCurrent: () => boolean;
  /** How often the form was checked for this submission. */
  readonly checks: number;
}

function send(host: HTMLElement, { sending, isCurrent, checks }: CheckedForm): void {
  const root = rootOf(host);
  passageOf(host).current = { isTakenOver: false };
  let outcome = sendForm(root, sending, isCurrent);
  if (outcome === 'kept' && passageOf(host).current?.isTakenOver) {
    outcome = sendForm(root, { ...sending, isSilent: true }, isCurrent);
  }
  passageOf(host).current = undefined;
  if (outcome !== 'sent' || !leadsAway(sending)) unlock(host);
  const submission = pageStore.get(submissionOf(host));
  if (outcome === 'changed') submit(host, sending, checks + 1);
  else if (submission) unlockLater(host, submission);
}

async function submit(host: HTMLElement, sending: Sending, checks: number): Promise<void> {
  const submission = { ...sending };
  pageStore.set(submissionOf(host), submission);
  const isOver = () => pageStore.get(submissionOf(host)) !== submission;
  const answer = renderedFormOf(host).current?.props.env.owe();
  const verdict = await validate(host);
  const again = () => isOver() || submit(host, sending, checks);
  // the fields of a form that is off the page have left, too: they are checked once they are back
  const act = host.isConnected
    ? () => isOver() || obey(host, { verdict, sending, checks })
    : () => void after(0, again);
  if (answer) answer(act);
  else act();
}

interface Judged {
  readonly verdict: FormVerdict;
  readonly sending: Sending;
  readonly checks: number;
}

/** Sends a form that is valid, else leads to what is not. */
function obey(host: HTMLElement, { verdict, sending, checks }: Judged): void {
  const submission = pageStore.get(submissionOf(host));
  const isCurrent = () => checks >= MAX_CHECKS || verdict.isCurrent();
  if (!verdict.valid) {
    unlock(host);
    verdict.focusFirst();
  } else if (isCurrent()) {
    lock(host, sending.form);
    const mayGo = renderedFormOf(host).current?.props.onSubmit();
    if (!mayGo) unlock(host);
    // a form cannot be sent from within its own submit event
    after(0, () => {
      const isOver = pageStore.get(submissionOf(host)) !== submission;
      if (!isOver) send(host, { sending, isCurrent, checks });
    });
  } else submit(host, sending, checks + 1);
}

/** Checks a form and sends it once it is valid; does nothing while it is being sent. */
export function requestSubmission(host: HTMLElement, sending: Sending): void {
  if (!pageStore.get(submissionOf(host))) submit(host, sending, 1);
}

/** Answers `form.submit()` of a script: a call from within a listener of our `submit` event sends the form afterwards. */
export function takeOver(host: HTMLElement, form: HTMLFormElement): void {
  if (isPassing(host)) passageOf(host).current = { isTakenOver: true };
  requestSubmission(host, { form, submitter: null, isSilent: true });
}
