import { useCallback, useLayoutEffect, useRef } from 'react';
import { rootOf } from '../../logic/platform/root-of.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { clearFieldAtom } from '../../logic/validation/results.atoms.ts';
import { useLatest } from '../host/use-latest.ts';
import { useOnNewValue } from '../host/use-on-new-value.ts';
import { isMatch } from '../light-dom/find-element.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import type { Control } from '../validation/control.ts';
import { checkAgain } from '../validation/debounced-check.ts';
import { followField } from '../validation/follow-fields.ts';
import { type FieldSettings, type PageField, pageFields } from '../validation/page-fields.ts';
import { isPartner } from '../validation/read-field.ts';
import type { FieldProps } from './field.props.ts';

/** The number among the parts of a phone number: the telephone input, else the control that the label names. */
function numberOf(parts: readonly Control[]): Control | undefined {
  const phones = parts.filter(({ type }) => type === 'tel');
  const candidates = phones[0] ? phones : parts;
  return candidates.find(({ labels }) => labels?.length) ?? candidates[0];
}

/** The control that a field checks: the named one, else the first that is no partner, such as a prefix. */
function chooseControl(controls: readonly Control[], settings: FieldSettings): Control | undefined {
  const { control: selector, type } = settings;
  const chosen = selector && controls.find((one) => isMatch(one, selector));
  if (chosen) return chosen;
  const unnamed = controls.filter((one) => !isPartner(one, settings, one.form));
  const meant = type.startsWith('phone') ? numberOf(unnamed) : unnamed[0];
  return meant ?? controls[0];
}

const FILLED_IN = 'input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image])';
const CONTROL = `${FILLED_IN},select,textarea`;

/** Adds or updates a field; the result of a previous control is discarded. */
function putField(field: PageField): void {
  const { host, control } = field;
  const before = pageFields.get(host)?.control;
  if (before && before !== control) pageStore.set(clearFieldAtom, host);
  pageFields.put(field);
}

/** Registers the element as a field of the page. Returns the control that it checks. */
export function usePageField(props: FieldProps): Control | undefined {
  const { env, country } = props;
  const { host } = env;
  const latest = useLatest(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings count when the controls change
  const choose = useCallback(
    (controls: readonly Control[]) => chooseControl(controls, latest.current),
    [props.control, props.type],
  );
  const control = useLightChild<Control>(env, CONTROL, choose);
  const root = rootOf(host);
  useLayoutEffect(() => followField(host, root), [host, root]);
  useLayoutEffect(() => putField({ host, root, env, settings: props, control }));
  useOnNewValue(useRef(country), country, () => {
    const field = pageFields.get(host);
    if (field) checkAgain(field);
  });
  return control;
}
