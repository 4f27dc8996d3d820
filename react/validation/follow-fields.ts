import type { Root } from '../../logic/platform/root-of.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { joinedValue } from '../../logic/validation/joined-value.ts';
import { type ChangeKind, stopChecksAtom } from '../../logic/validation/pending-checks.atoms.ts';
import { formUseOf, lastInputOf } from '../../logic/validation/registry.atoms.ts';
import { clearFieldAtom } from '../../logic/validation/results.atoms.ts';
import { type Control, isControl } from './control.ts';
import { scheduleCheck } from './debounced-check.ts';
import { areJoined } from './marked-joins.ts';
import { fieldsOf, hasValue, hostsOf, type PageField, pageFields } from './page-fields.ts';
import { isPartner, readPartners } from './read-field.ts';

/** Appends the house number or the prefix that an author names to the submitted value of a field. */
function joinValue({ control, settings }: PageField, data: FormData): void {
  const { houseNumberFrom, prefixFrom, type } = settings;
  if (!control || !(houseNumberFrom || prefixFrom)) return;
  const [value, ...others] = data.getAll(control.name);
  if (typeof value !== 'string' || others.length > 0) return;
  const partners = readPartners(settings, control);
  data.set(control.name, joinedValue({ type, value, partners }));
}

const CHANGES = ['input', 'change'];

/** Whether the event signals a new value: `change` often repeats the last `input`. */
function isChange(control: Control, type: string): boolean {
  const input = control.value + ('checked' in control && control.checked);
  const last = lastInputOf(control);
  const before = last.current;
  last.current = input;
  return type === 'input' || before !== input;
}

/** How a changed control affects a field; undefined if it does not. */
function changeOf(field: PageField, changed: Control): ChangeKind | undefined {
  const { control, settings, host } = field;
  const isOther = control && control !== changed;
  if (isOther && (isPartner(changed, settings, control.form) || areJoined(changed, control))) {
    return hasValue(field) ? 'partner' : undefined;
  }
  return host.contains(changed) ? 'own' : undefined;
}

/** Handles the events of a whole root. It neither queries, renders nor measures while the shopper types. */
function note({ target, type }: Event): void {
  if (!isControl(target) || !isChange(target, type)) return;
  if (target.form && formUseOf(target.form).isLeaving) return;
  for (const field of pageFields.all()) {
    const kind = changeOf(field, target);
    if (kind) scheduleCheck(field, kind);
  }
}

/** Stops all checks in a form that is being submitted. The result resumes them. */
export function leaveForm(form: HTMLFormElement): () => void {
  const use = formUseOf(form);
  use.isLeaving = true;
  pageStore.set(stopChecksAtom, hostsOf(form));
  return () => {
    use.isLeaving = false;
  };
}

function clearForm({ target, defaultPrevented }: Event): void {
  if (!(target instanceof HTMLFormElement) || defaultPrevented) return;
  formUseOf(target).isJudged = false;
  pageStore.set(stopChecksAtom, hostsOf(target));
  for (const { host, control } of fieldsOf(target)) {
    if (control) lastInputOf(control).current = undefined;
    pageStore.set(clearFieldAtom, host);
  }
}

/** Joins the parts of each value in the submitted data; the inputs keep what the shopper sees. */
function joinValues(event: Event): void {
  if (!(event instanceof FormDataEvent && event.target instanceof HTMLFormElement)) return;
  for (const field of fieldsOf(event.target)) joinValue(field, event.formData);
}

/** Listens for changes in the root of a field. The result removes the listeners and the field. */
export function followField(host: HTMLElement, root: Root): () => void {
  // the same listeners for every field of a root: the browser adds them once
  for (const type of CHANGES) root.addEventListener(type, note, true);
  root.addEventListener('reset', clearForm);
  root.addEventListener('formdata', joinValues, true);
  return () => {
    pageStore.set(pageFields.removeAtom, host);
    if ([...pageFields.all()].some((field) => field.root === root)) return;
    for (const type of CHANGES) root.removeEventListener(type, note, true);
    root.removeEventListener('reset', clearForm);
    root.removeEventListener('formdata', joinValues, true);
  };
}
