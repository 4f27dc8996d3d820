import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { pageStore } from '../../logic/state/page-state.ts';
import {
  type FieldStatus,
  fieldStatusOf,
  shownResult,
} from '../../logic/validation/results.atoms.ts';
import { loadRulesAtom } from '../../logic/validation/rules.atoms.ts';
import { useIntent } from '../host/use-intent.ts';
import { useModule } from '../host/use-module.ts';
import { calmControls, releaseControls } from '../light-dom/calm-controls.ts';
import { type Control, groupOf } from '../validation/control.ts';
import { useAria, usePaintedResult } from '../validation/paint-result.ts';
import { findPartner, hidesRequired } from '../validation/read-field.ts';
import { useToldChecks } from '../validation/tell-checks.ts';
import { FieldFoot } from './FieldFoot.tsx';
import type { FieldProps } from './field.props.ts';
import { useFeedback } from './use-feedback.ts';
import { usePageField } from './use-page-field.ts';

/** Loads the rules of fields, the help with typing, and the marks of a result. */
async function loadHelp() {
  const rules = pageStore.set(loadRulesAtom);
  const [{ fieldHelp }] = await Promise.all([import('./later/field-help.ts'), rules]);
  return fieldHelp;
}

/** The control that the result is about, where it is not the field's own. */
function findNeighbour(
  { result }: FieldStatus,
  props: FieldProps,
  control: Control | undefined,
): Control | undefined {
  if (!control || result.state !== 'error' || result.place === 'field') return undefined;
  return findPartner(result.place, props, control);
}

/** A control is not called wrong before it was checked. */
function useCalm(control: Control | undefined, isKnown: boolean): void {
  useLayoutEffect(() => {
    if (!control || isKnown) return;
    const controls = groupOf(control);
    calmControls(controls);
    return () => releaseControls(controls);
  }, [control, isKnown]);
}

/** A label and its control, checked while the shopper fills it in (docs/specification.md#s4-form-field-state). */
export function Field(props: FieldProps) {
  const { env, onValidate } = props;
  const { host } = env;
  const [isNear] = useIntent(host);
  const status = useAtomValue(fieldStatusOf(host));
  const control = usePageField(props);
  const neighbour = findNeighbour(status, props, control);
  // a problem shows here once the control that it is about is gone
  const shown = shownResult(neighbour ? status : { ...status, shownBy: undefined });
  const { state } = shown;
  const help = useModule(env, loadHelp, isNear || state !== 'empty');
  useLayoutEffect(() => help?.followTyping(host), [host, help]);

  const line = useFeedback(env, state);
  useAria(control, 'ariaRequired', hidesRequired(props, control) || undefined);
  useCalm(control, state !== 'empty');
  const hint = usePaintedResult({ env, control, neighbour, line, shown });
  useToldChecks(status, { env, onValidate });
  return (
    <>
      <slot />
      <FieldFoot
        env={env}
        state={state}
        control={control}
        hasOwnLine={line === undefined}
        hint={hint}
        Mark={help?.FieldMark}
      />
    </>
  );
}
