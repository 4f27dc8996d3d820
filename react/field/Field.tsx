import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { pageStore } from '../../logic/state/page-state.ts';
import {
  type FieldStatus,
  fieldStatusOf,
  shownResult,
} from '../../logic/validation/results.atoms.ts';
import { loadRulesAtom } from '../../logic/validation/rules.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { useIntent } from '../host/use-intent.ts';
import { useModule } from '../host/use-module.ts';
import { releaseControls, suspendControls } from '../light-dom/suspend-controls.ts';
import { useAria } from '../light-dom/use-aria.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { type Control, groupOf } from '../validation/control.ts';
import { type FieldState, usePaintedResult } from '../validation/paint-result.ts';
import { findPartner, hidesRequired } from '../validation/read-field.ts';
import { useReportChecks } from '../validation/report-checks.ts';
import type { FieldProps } from './field.props.ts';
import type { fieldHelp } from './later/field-help.ts';
import { usePageField } from './use-page-field.ts';

interface FieldFootProps {
  env: Environment;
  state: FieldState;
  control: Control | undefined;
  /** Whether the message is in this shadow root, not in an element of the theme. */
  hasOwnLine: boolean;
  /** The hint below the message. */
  hint: string | undefined;
  /** Undefined until it has loaded. */
  Mark: (typeof fieldHelp)['FieldMark'] | undefined;
}

/** The content below a field: the icon, the message and the hint; takes no space when empty. */
function FieldFoot({ env, state, control, hasOwnLine, hint, Mark }: FieldFootProps) {
  const isError = state === 'error';
  const isOpen = isError && (hasOwnLine || hint !== undefined);
  const hasMark = state === 'success' || (isError && hasOwnLine);
  return (
    <div className={isOpen ? 'field__foot field__foot--open' : 'field__foot'} part="foot">
      <div className="field__words">
        {Mark && hasMark && <Mark env={env} state={state} control={control} />}
        <div className="field__lines">
          <slot name="message" />
          <slot name="hint" part="hint" />
        </div>
      </div>
    </div>
  );
}

const STATES: readonly FieldState[] = ['empty', 'success', 'error'];
const WRAPPER = '.f-feedback';

/**
 * Writes the state into the classes of the theme's wrapper (`.f-feedback.--error`), which is the element itself or a
 * descendant. Returns the wrapper's own message element, if any.
 */
function useFeedback(env: Environment, state: FieldState): Element | undefined {
  const { host } = env;
  const inner = useLightChild(env, WRAPPER);
  const line = useLightChild(env, '.f-message');
  const wrapper = host.matches(WRAPPER) ? host : inner;
  const isKnown = useRef(false);
  useLayoutEffect(() => {
    isKnown.current ||= state !== 'empty';
    if (!wrapper) return;
    const hasState = STATES.some((one) => wrapper.classList.contains(`--${one}`));
    // a form rendered with errors by the server keeps its classes until a check
    if (hasState && !isKnown.current) return;
    for (const one of STATES) wrapper.classList.toggle(`--${one}`, one === state);
  }, [wrapper, state]);
  return wrapper && line;
}

/** Loads the field rules, the formatting during typing, and the result icons. */
async function loadHelp() {
  const rules = pageStore.set(loadRulesAtom);
  const [{ fieldHelp }] = await Promise.all([import('./later/field-help.ts'), rules]);
  return fieldHelp;
}

/** The control that the result is about, if it is not the field's own. */
function findNeighbour(
  { result }: FieldStatus,
  props: FieldProps,
  control: Control | undefined,
): Control | undefined {
  if (!control || result.state !== 'error' || result.input === 'field') return undefined;
  return findPartner(result.input, props, control);
}

/** Prevents a control from being invalid before its first check. */
function useSuspended(control: Control | undefined, isKnown: boolean): void {
  useLayoutEffect(() => {
    if (!control || isKnown) return;
    const controls = groupOf(control);
    suspendControls(controls);
    return () => releaseControls(controls);
  }, [control, isKnown]);
}

/** A label and its control, checked while the shopper edits it (docs/specification.md#s4-form-field-state). */
export function Field(props: FieldProps) {
  const { env, onValidate } = props;
  const { host } = env;
  const [isNear] = useIntent(host);
  const status = useAtomValue(fieldStatusOf(host));
  const control = usePageField(props);
  const neighbour = findNeighbour(status, props, control);
  // a problem shows here once the control that it is about is removed
  const shown = shownResult(neighbour ? status : { ...status, shownBy: undefined });
  const { state } = shown;
  const help = useModule(env, loadHelp, isNear || state !== 'empty');
  useLayoutEffect(() => help?.tidyOnBlur(host), [host, help]);

  const line = useFeedback(env, state);
  useAria(control, 'ariaRequired', hidesRequired(props, control) || undefined);
  useSuspended(control, state !== 'empty');
  const hint = usePaintedResult({ env, control, neighbour, line, shown });
  useReportChecks(status, { env, onValidate });
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
