import { getDefaultStore } from 'jotai/vanilla';
import { checkLaterAtom } from '../../logic/forms/check-fields.atoms.ts';
import { leaveCheck } from '../../logic/forms/check-run.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { type Control, controlValue, isControl, type Root } from './control.ts';
import { fieldsOf, type PageField, pageFields } from './page-fields.ts';

const CHANGES = ['input', 'change'];

/** The fields that this task changed, and whether by their own input or by one that their check also reads. */
const due = new Map<PageField, boolean>();
/** What the shopper made of a control; `change` only repeats what `input` said. */
const seen = new WeakMap<Control, string>();
/** Forms that were to be sent. */
const judgedForms = new WeakSet<HTMLFormElement>();
/** Forms on their way to the server. */
const leavingForms = new WeakSet<HTMLFormElement>();
let cancel = (): void => {};

function isNews(control: Control, type: string): boolean {
  const look = control.value + ('checked' in control && control.checked);
  const before = seen.get(control);
  seen.set(control, look);
  return type === 'input' || before !== look;
}

/** Whether a shopper may be told what is wrong there: it was changed, it holds something, or its form was to be sent. */
export const isJudged = (control: Control): boolean =>
  seen.has(control) ||
  controlValue(control) !== '' ||
  (control.form !== null && judgedForms.has(control.form));

/** Whether a change of the control is one of the field's: its own (true), or one that its check also reads (false). */
function isOwnChange(field: PageField, control: Control): boolean | undefined {
  if (field.dependsOn(control)) return field.hasValue ? false : undefined;
  return field.host.contains(control) || undefined;
}

/** The one listener of a root: nothing is looked up, rendered or measured while the shopper types. */
function note({ target, type }: Event): void {
  if (!isControl(target) || !isNews(target, type)) return;
  if (target.form && leavingForms.has(target.form)) return;
  for (const field of pageFields.keys()) {
    const isOwn = isOwnChange(field, target);
    if (isOwn !== undefined) expectCheck(field, isOwn);
  }
}

/** What was asked of a field so far counts no more; it is checked when the shopper pauses. */
function expectCheck(field: PageField, isOwn: boolean): void {
  leaveCheck(field);
  due.set(field, due.get(field) || isOwn);
  cancel();
  // browsers fill in several inputs in one task, with a microtask checkpoint after each
  cancel = getDefaultStore().get(platformAtom).clock.after(0, checkChanged);
}

/** Checks what the shopper has filled in anew: the page changed what it is checked by. */
export function checkAgain(field: PageField): void {
  if (field.hasValue) expectCheck(field, false);
}

const isCredential = ({ control }: PageField): boolean =>
  /\b(?:username|current-password)\b/.test(control?.getAttribute('autocomplete') ?? '');

/** Several fields at once: the browser filled in their form, and all that is in it is checked anew (docs/specification.md#s4-form-field-state). */
function addFilledForms(own: readonly PageField[]): void {
  const typed = own.filter((field) => !isCredential(field)).map(({ control }) => control?.form);
  const filled = new Set(typed.filter((form, at) => typed.indexOf(form) < at));
  for (const form of filled) {
    for (const field of fieldsOf(form)) {
      field.clear();
      if (field.control && isJudged(field.control)) due.set(field, false);
    }
  }
}

function checkChanged(): void {
  const own = [...due.keys()].filter((field) => due.get(field));
  addFilledForms(own);
  const fields = [...due.keys()];
  due.clear();
  const waits = (own.length > 0 ? own : fields).map(({ debounceMs }) => debounceMs);
  if (fields.length > 0) {
    getDefaultStore().set(checkLaterAtom, { fields, delayMs: Math.max(...waits) });
  }
}

function forget(field: PageField): void {
  due.delete(field);
  leaveCheck(field);
}

/** A form is on its way to the server: nothing in it is checked any more, whatever is typed, until the result is called. */
export function leaveForm(form: HTMLFormElement): () => void {
  leavingForms.add(form);
  for (const field of fieldsOf(form)) forget(field);
  return () => leavingForms.delete(form);
}

/** A form is to be sent: from now on all of it is judged. */
export const judgeForm = (form: HTMLFormElement): void => void judgedForms.add(form);

/** A form is checked as it is now: what was typed so far waits for no check of its own. */
export function takeChanges(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) due.delete(field);
}

function clearForm({ target, defaultPrevented }: Event): void {
  if (!(target instanceof HTMLFormElement) || defaultPrevented) return;
  judgedForms.delete(target);
  for (const field of fieldsOf(target)) {
    if (field.control) seen.delete(field.control);
    forget(field);
    field.clear();
  }
}

/** Forms are sent with the parts of a value joined; what the shopper sees stays. */
function joinValues(event: Event): void {
  if (!(event instanceof FormDataEvent && event.target instanceof HTMLFormElement)) return;
  for (const field of fieldsOf(event.target)) field.joinInto(event.formData);
}

/** Follows what the shopper does to a field in that root, until the result is called. */
export function followField(field: PageField, root: Root): () => void {
  pageFields.set(field, root);
  // the same listeners for every field of a root: they are added once
  for (const type of CHANGES) root.addEventListener(type, note, true);
  root.addEventListener('reset', clearForm);
  root.addEventListener('formdata', joinValues, true);
  return () => {
    pageFields.delete(field);
    forget(field);
    if ([...pageFields.values()].includes(root)) return;
    for (const type of CHANGES) root.removeEventListener(type, note, true);
    root.removeEventListener('reset', clearForm);
    root.removeEventListener('formdata', joinValues, true);
  };
}
