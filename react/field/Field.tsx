import { fieldStatusOf } from '../../logic/field/field.atoms.ts';
import { fieldView } from '../../logic/field/field.model.ts';
import { loadRulesAtom } from '../../logic/forms/rules.atoms.ts';
import { problemWords } from '../forms/problem-words.ts';
import { useAria } from '../forms/use-aria.ts';
import { type FieldState, useFieldState } from '../forms/use-field-state.ts';
import { useMessageLine } from '../forms/use-message-line.ts';
import { useAtomValue, useSetAtom } from '../host/use-atom.ts';
import { useIntent } from '../host/use-intent.ts';
import { useModule } from '../host/use-module.ts';
import type { FieldProps } from './field.props.ts';
import { findPartner, hidesRequired } from './read-field.ts';
import { useFeedback } from './use-feedback.ts';
import { useOwnField } from './use-own-field.ts';

/** What the line says: nothing of its own while nothing is known. */
const lineOf = (state: FieldState, words = ''): string | undefined =>
  state === 'empty' ? undefined : words;

/** Loads the rules that a value is checked by, what helps with typing it, and the signs of what came of it. */
function useLoadHelp() {
  const loadRules = useSetAtom(loadRulesAtom);
  return async () => {
    const [{ fieldHelp }] = await Promise.all([import('./help/field-help.ts'), loadRules()]);
    return fieldHelp;
  };
}

/** A label and its input, and what is known of the value (docs/specification.md#s4-form-field-state). */
export function Field(props: FieldProps) {
  const { env } = props;
  const [isNear] = useIntent(env.host);
  const { state, problem, beside } = fieldView(useAtomValue(fieldStatusOf(env.host)));
  const help = useModule(env, useLoadHelp(), isNear || state !== 'empty');
  const control = useOwnField(props, help?.followTyping);
  const neighbour = beside && control && findPartner(beside.place, props, control);
  const own = problem ?? (neighbour ? undefined : beside?.problem);

  const line = useFeedback(env, state);
  useFieldState(env, state);
  useMessageLine(env, control, {
    line,
    text: lineOf(state, problemWords(own, env)),
    invalid: state === 'empty' ? undefined : own !== undefined,
  });
  useMessageLine(env, neighbour, {
    text: problemWords(beside?.problem, env),
    invalid: beside && true,
  });
  useAria(control, 'ariaRequired', hidesRequired(props, control) || undefined);
  return (
    <>
      <slot />
      <div className="field__foot">
        {help && state !== 'empty' && <help.FieldMark env={env} state={state} control={control} />}
        <slot name="message" />
      </div>
    </>
  );
}
