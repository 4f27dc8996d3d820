import { useCallback, useLayoutEffect, useState } from 'react';
import { type Control, rootOf } from '../forms/control.ts';
import { checkAgain, followField } from '../forms/follow-fields.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { chooseControl } from './choose-control.ts';
import type { FieldProps } from './field.props.ts';
import { OwnField } from './own-field.ts';

const FILLED_IN = 'input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image])';
const CONTROL = `${FILLED_IN},select,textarea`;

/** Makes the element one of the page's fields, with help while the shopper types once that is there; gives what is filled in. */
export function useOwnField(
  props: FieldProps,
  followTyping: ((field: OwnField) => () => void) | undefined,
): Control | undefined {
  const [field] = useState(() => new OwnField(props));
  useLayoutEffect(() => {
    field.props = props;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else is chosen by is read as it is then
  const choose = useCallback(
    (controls: readonly Control[]) => chooseControl(controls, field.props),
    [field, props.control, props.type],
  );
  const control = useLightChild<Control>(props.env, CONTROL, choose);
  const root = rootOf(field.host);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the country that counts is read at the check
  useLayoutEffect(() => checkAgain(field), [field, props.country]);
  useLayoutEffect(() => {
    // what was known was known of another input
    if (field.control && field.control !== control) field.clear();
    field.control = control;
  });
  useLayoutEffect(() => {
    const unfollow = followField(field, root);
    return () => {
      unfollow();
      field.leave();
    };
  }, [field, root]);
  useLayoutEffect(() => followTyping?.(field), [field, followTyping]);
  return control;
}
