import { after } from '../../logic/platform/platform.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import {
  type ChangeKind,
  type Changes,
  type CheckRun,
  noteChangeAtom,
  startRunAtom,
  takeChangesAtom,
  waitingAtom,
} from '../../logic/validation/pending-checks.atoms.ts';
import { clearFieldAtom } from '../../logic/validation/results.atoms.ts';
import { loadRulesAtom, rulesAtom } from '../../logic/validation/rules.atoms.ts';
import { fieldsOf, hasValue, isJudged, type PageField, pageFields } from './page-fields.ts';
import { readFields } from './read-field.ts';

/** Marks a field as changed; it is checked when the shopper pauses. */
export function scheduleCheck({ host }: PageField, kind: ChangeKind): void {
  const change = pageStore.set(noteChangeAtom, { host, kind });
  // browsers fill in several inputs in one task, with a microtask checkpoint after each
  after(0, () => checkChanges(pageStore.set(takeChangesAtom, change)));
}

/** Checks a filled-in field again after the page changed something that its check depends on. */
export function checkAgain(field: PageField): void {
  if (hasValue(field)) scheduleCheck(field, 'partner');
}

const fieldsAt = (hosts: Iterable<object>): PageField[] =>
  [...hosts].flatMap((host) => pageFields.get(host) ?? []);

const isCredential = ({ control }: PageField): boolean =>
  /\b(?:username|current-password)\b/.test(control?.getAttribute('autocomplete') ?? '');

/** Adds the touched fields of autofilled forms: several changed in one task (docs/specification.md#s4-form-field-state). */
function clearFilledForms(typed: readonly PageField[]): PageField[] {
  const forms = typed.filter((field) => !isCredential(field)).map(({ control }) => control?.form);
  const filled = new Set(forms.filter((form, at) => forms.indexOf(form) < at));
  const fields = [...filled].flatMap(fieldsOf);
  for (const { host } of fields) pageStore.set(clearFieldAtom, host);
  return fields.filter(({ control }) => control && isJudged(control));
}

function checkChanges(changes: Changes): void {
  const changed = fieldsAt(changes.keys());
  const typed = changed.filter(({ host }) => changes.get(host) === 'own');
  const fields = [...new Set([...changed, ...clearFilledForms(typed)])];
  const delays = (typed[0] ? typed : fields).map(({ settings }) => settings.debounce);
  if (fields[0]) checkLater(fields, Math.max(...delays));
}

/** Checks the fields that are still pending, with their current values. */
async function checkNow(run: CheckRun): Promise<void> {
  const checks = readFields(fieldsAt(pageStore.set(waitingAtom, run)));
  const { checkAtom } = pageStore.get(rulesAtom) ?? (await pageStore.set(loadRulesAtom));
  await pageStore.set(checkAtom, { checks, run });
}

/** Checks fields together once they have not changed for `delayMs`. */
function checkLater(fields: readonly PageField[], delayMs: number): void {
  const hosts = fields.map(({ host }) => host);
  const run = pageStore.set(startRunAtom, { hosts, isNeeded: false, isQuiet: false });
  // a field stays unchecked if the rules fail to load
  const cancel = after(delayMs, () => void checkNow(run).catch(() => undefined));
  run.controller.signal.addEventListener('abort', cancel);
}
