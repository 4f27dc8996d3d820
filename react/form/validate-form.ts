import { getDefaultStore } from 'jotai/vanilla';
import { checkNowAtom, readFields } from '../../logic/shared/fields/check-fields.atoms.ts';
import type { FieldResult } from '../../logic/shared/validation/field.ts';
import {
  type Control,
  controlValue,
  findControl,
  isOutOfUse,
  type NameScope,
  rootOf,
} from '../shared/fields/control.ts';
import { byPosition, fieldsOf, type PageField } from '../shared/fields/page-fields.ts';
import { problemWords } from '../shared/fields/problem-words.ts';
import { warnAuthor } from '../shared/warn-author.ts';
import { invalidBareControls } from './bare-controls.ts';
import type { FormProps } from './form.props.ts';
import type { FormVerdict } from './form-verdict.ts';

interface Outcome {
  readonly control: Control;
  /** The input that something is wrong with, where something is. */
  readonly place: Control | undefined;
  readonly state: FieldResult['state'];
  readonly code: string | undefined;
}

/** The inputs that an author lists as required and that the shopper can fill in. */
const keyControls = (keys: readonly string[], scope: NameScope): Control[] =>
  keys.flatMap((key) => {
    const found = findControl(key, scope);
    if (__DEV__ && !found) {
      warnAuthor(
        `[shop-form] required-keys: expected the id or the name of an input, found none for "${key}". See README.md#shop-form`,
      );
    }
    return found && !isOutOfUse(found) ? [found] : [];
  });

function outcomeOf(field: PageField, result: FieldResult = field.result): Outcome[] {
  const { control } = field;
  if (!control) return [];
  const { state } = result;
  if (state !== 'error') return [{ control, state, place: undefined, code: undefined }];
  return [{ control, state, place: field.placeOf(result), code: result.problem.code }];
}

const bareOutcome = (control: Control): Outcome => {
  const { valueMissing, customError } = control.validity;
  const code = valueMissing || customError ? 'mandatoryField' : 'invalid';
  return { control, place: control, state: 'error', code };
};

/** Checks all of a form (specification §5, "Validating a whole object"): nothing is asked while a required key is empty. */
export async function validateForm(
  form: HTMLFormElement,
  { requiredKeys, env }: FormProps,
): Promise<FormVerdict> {
  const scope: NameScope = { root: rootOf(env.host), form };
  const keys = keyControls(requiredKeys, scope);
  const checks = readFields(fieldsOf(form)).map(({ field, reading }) => ({
    field,
    reading: {
      ...reading,
      isRequired: reading.isRequired || keys.some((key) => key === field.control),
    },
  }));
  const asks = keys.every((key) => controlValue(key) !== '');
  const results = await getDefaultStore().set(checkNowAtom, { checks, asks });
  const missing = problemWords({ code: 'mandatoryField' }, env) ?? '';
  const bare = invalidBareControls(scope, keys, missing);
  const outcomes = [
    ...checks.flatMap(({ field }) => outcomeOf(field, results.get(field))),
    ...bare.map(bareOutcome),
  ].sort((one, other) => byPosition(one.control, other.control));
  const [first] = outcomes.flatMap(({ place }) => place ?? []).sort(byPosition);
  return {
    valid: !first,
    fields: outcomes.map(({ control: { id, name }, state, code }) => ({ id, name, state, code })),
    focusFirst() {
      first?.focus();
      if (first && bare.includes(first)) first.reportValidity();
    },
  };
}
