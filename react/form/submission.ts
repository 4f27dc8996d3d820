import { getDefaultStore } from 'jotai/vanilla';
import { leaveFormAtom, unlockFormAtom } from '../../logic/form/form.atoms.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { hostState } from '../../logic/state/host-state.ts';
import { rootOf } from '../forms/control.ts';
import { leaveForm } from '../forms/follow-fields.ts';
import { leadsAway, type Sending, sendForm, submissionOf } from './send-form.ts';
import { renderedFormOf, validate } from './validation.ts';

const store = getDefaultStore();

/** After that, a submission that led nowhere (a download, Stop) can be repeated: the browser tells nothing of it. */
const LEAVING_MS = 10_000;
/** Ends the checks where a listener of the page changes a field on each `submit`. */
const MAX_CHECKS = 3;

/** The `submit` event that is ours and reaches the page; undefined at all other times. */
interface Passage {
  /** Whether a listener of the page called `form.submit()` meanwhile. */
  readonly isTakenOver: boolean;
}

const passageOf = hostState<Passage | undefined>(undefined);

/** Undoes the lock of a form that is on its way to the server. */
const unlockOf = hostState<{ readonly undo: () => void } | undefined>(undefined);

/** Whether the `submit` event of an element's form is ours. */
export const isPassing = (host: HTMLElement): boolean => store.get(passageOf(host)) !== undefined;

const after = (delayMs: number, callback: () => void): (() => void) =>
  store.get(platformAtom).clock.after(delayMs, callback);

/** Ends the submission: the form can be sent again. */
export function unlock(host: HTMLElement): void {
  store.set(submissionOf(host), undefined);
  store.get(unlockOf(host))?.undo();
  store.set(unlockOf(host), undefined);
  store.set(unlockFormAtom, host);
}

function lock(host: HTMLElement, form: HTMLFormElement): void {
  store.set(unlockOf(host), { undo: leaveForm(form) });
  store.set(leaveFormAtom, host);
}

function unlockLater(host: HTMLElement, submission: Sending): void {
  const { undo } = store.get(unlockOf(host)) ?? {};
  const cancel = after(LEAVING_MS, () => {
    if (submission === store.get(submissionOf(host))) unlock(host);
  });
  store.set(unlockOf(host), {
    undo() {
      undo?.();
      cancel();
    },
  });
}

interface CheckedForm {
  readonly sending: Sending;
  readonly isCurrent: () => boolean;
  /** How often the form was checked for this submission. */
  readonly checks: number;
}

function send(host: HTMLElement, { sending, isCurrent, checks }: CheckedForm): void {
  const root = rootOf(host);
  store.set(passageOf(host), { isTakenOver: false });
  let outcome = sendForm(root, sending, isCurrent);
  if (outcome === 'kept' && store.get(passageOf(host))?.isTakenOver) {
    outcome = sendForm(root, { ...sending, isSilent: true }, isCurrent);
  }
  store.set(passageOf(host), undefined);
  if (outcome !== 'sent' || !leadsAway(sending)) unlock(host);
  const submission = store.get(submissionOf(host));
  if (outcome === 'changed') submit(host, sending, checks + 1);
  else if (submission) unlockLater(host, submission);
}

async function submit(host: HTMLElement, sending: Sending, checks: number): Promise<void> {
  const submission = { ...sending };
  store.set(submissionOf(host), submission);
  const isOver = () => store.get(submissionOf(host)) !== submission;
  const verdict = await validate(host);
  if (isOver()) return;
  if (!verdict.valid) {
    unlock(host);
    return verdict.focusFirst();
  }
  const isCurrent = () => checks >= MAX_CHECKS || verdict.isCurrent();
  if (!isCurrent()) return submit(host, sending, checks + 1);
  lock(host, sending.form);
  if (!store.get(renderedFormOf(host))?.props.onSubmit()) return unlock(host);
  // a form cannot be sent from within its own submit event
  after(0, () => {
    if (!isOver()) send(host, { sending, isCurrent, checks });
  });
}

/** Checks a form and sends it once it is valid; does nothing while it is being sent. */
export function requestSubmission(host: HTMLElement, sending: Sending): void {
  if (!store.get(submissionOf(host))) submit(host, sending, 1);
}

/** Answers `form.submit()` of a script: a call from within a listener of our `submit` event sends the form afterwards. */
export function takeOver(host: HTMLElement, form: HTMLFormElement): void {
  if (isPassing(host)) store.set(passageOf(host), { isTakenOver: true });
  requestSubmission(host, { form, submitter: null, isSilent: true });
}
