import { rootOf } from '../../../logic/platform/root-of.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import type { FieldResult } from '../../../logic/validation/fields/field.ts';
import type { FieldCheck } from '../../../logic/validation/later/check-fields.atoms.ts';
import { forgetChangesAtom } from '../../../logic/validation/pending-checks.atoms.ts';
import { formUseOf } from '../../../logic/validation/registry.atoms.ts';
import { fieldStatusOf } from '../../../logic/validation/results.atoms.ts';
import { loadRulesAtom, rulesAtom } from '../../../logic/validation/rules.atoms.ts';
import { reportMissing } from '../../host/report-missing.ts';
import {
  type Control,
  controlsOf,
  controlValue,
  findControl,
  groupOf,
  isOutOfUse,
  isShown,
  type NameScope,
  replacementsOf,
} from '../../validation/control.ts';
import {
  byPosition,
  fieldsOf,
  hostsOf,
  type PageField,
  pageFields,
} from '../../validation/page-fields.ts';
import { problemMessage } from '../../validation/paint-result.ts';
import { findPartner, readFields } from '../../validation/read-field.ts';
import { tidyField } from '../../validation/tidy/tidy-field.ts';
import type { FormProps } from '../form.props.ts';
import type { FormVerdict } from '../form-verdict.ts';

/** Whether a field element validates that control. */
const isChecked = (control: Control): boolean =>
  [...pageFields.all()].some((field) => field.control === control);

const isBare = (control: Control): boolean =>
  groupOf(control)[0] === control && !isChecked(control) && !isOutOfUse(control);

/** Makes an empty input invalid with a message, until it is filled in. */
function demand(control: Control, text: string): void {
  control.setCustomValidity(controlValue(control) === '' ? text : '');
  const relent = () => {
    control.setCustomValidity('');
    control.removeEventListener('input', relent);
  };
  control.addEventListener('input', relent);
}

/** The natively invalid inputs without a field element. */
const refusedBareControls = ({ root, form }: NameScope): Control[] =>
  controlsOf(root, form).filter((control) => isBare(control) && !control.validity.valid);

/** Like `refusedBareControls`, with each of these keys required; an empty one gets the message. */
function invalidBareControls(scope: NameScope, keys: readonly Control[], text: string): Control[] {
  for (const key of keys) if (isBare(key)) demand(key, text);
  return refusedBareControls(scope);
}

const CAN_FOCUS = 'button,a[href],[tabindex]:not([tabindex="-1"])';

/** Focuses a control, or the dropdown that replaces it. */
function focusControl(control: Control): void {
  const target = isShown(control)
    ? control
    : replacementsOf(control).find((one) => isShown(one) && one.matches(CAN_FOCUS));
  if (target instanceof HTMLElement) target.focus();
  else control.labels?.[0]?.click();
}

interface Outcome {
  readonly control: Control;
  /** The invalid input, if any. */
  readonly target: Control | undefined;
  readonly state: FieldResult['state'];
  readonly code: string | undefined;
}

/** The inputs that an author lists as required and that the shopper can edit. */
const keyControls = ({ requiredKeys, env }: FormProps, scope: NameScope): Control[] =>
  requiredKeys.flatMap((key) => {
    const found = findControl(key, scope);
    if (!found) reportMissing(env, key, 'key');
    return found && !isOutOfUse(found) ? [found] : [];
  });

function outcomeOf(field?: PageField, checked?: FieldResult): Outcome[] {
  if (!field?.control) return [];
  const { control, settings, host } = field;
  const result = checked ?? pageStore.get(fieldStatusOf(host)).result;
  const { state } = result;
  if (state !== 'error') return [{ control, state, target: undefined, code: undefined }];
  const { input, problem } = result;
  const partner = input === 'field' ? undefined : findPartner(input, settings, control);
  return [{ control, state, target: partner ?? control, code: problem.code }];
}

const bareOutcome = (control: Control): Outcome => {
  const { valueMissing, customError } = control.validity;
  const code = valueMissing || customError ? 'mandatoryField' : 'invalid';
  return { control, target: control, state: 'error', code };
};

/** A snapshot of everything that the validation of the form depends on. */
const snapshotOf = (form: HTMLFormElement): string =>
  JSON.stringify(readFields(fieldsOf(form)).map(({ reading }) => reading));

/** Reads the fields of a form; those that the author lists are required. */
const readChecks = (form: HTMLFormElement, keys: readonly Control[]): FieldCheck[] =>
  readFields(fieldsOf(form)).map(({ reading, ...check }) => {
    const isKey = keys.some((key) => key === pageFields.get(check.host)?.control);
    return { ...check, reading: { ...reading, isRequired: reading.isRequired || isKey } };
  });

/** Validates a whole form (docs/specification.md#s5-whole-object). Sends no request while a required key is empty. */
export async function validateForm(
  form: HTMLFormElement,
  props: FormProps,
  isSubmission: boolean,
): Promise<FormVerdict> {
  const { env } = props;
  // all fields of the form may show problems from now on
  formUseOf(form).isJudged = true;
  // the submitted values are the validated ones
  for (const field of fieldsOf(form)) tidyField(field);
  const scope: NameScope = { root: rootOf(env.host), form };
  const keys = keyControls(props, scope);
  const snapshot = snapshotOf(form);
  const checks = readChecks(form, keys);
  const queries = keys.every((key) => controlValue(key) !== '');
  if (queries) pageStore.set(forgetChangesAtom, hostsOf(form));
  const { checkNowAtom } = pageStore.get(rulesAtom) ?? (await pageStore.set(loadRulesAtom));
  const results = await pageStore.set(checkNowAtom, {
    checks,
    queries,
    isQuiet: isSubmission,
  });
  const { message: missing = '' } = problemMessage({ code: 'mandatoryField' }, env);
  const bare = invalidBareControls(scope, keys, missing);
  const outcomes = [
    ...checks.flatMap(({ host }) => outcomeOf(pageFields.get(host), results.get(host))),
    ...bare.map(bareOutcome),
  ].sort((one, other) => byPosition(one.control, other.control));
  const [first] = outcomes.flatMap(({ target }) => target ?? []).sort(byPosition);
  return {
    valid: !first,
    fields: outcomes.map(({ control: { id, name }, state, code }) => ({ id, name, state, code })),
    isCurrent: () => snapshotOf(form) === snapshot && refusedBareControls(scope).length === 0,
    focusFirst() {
      if (first) focusControl(first);
      if (first && bare.includes(first)) first.reportValidity();
    },
  };
}
