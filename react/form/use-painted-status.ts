import { getDefaultStore } from 'jotai/vanilla';
import { useLayoutEffect, useRef } from 'react';
import { formStatusOf } from '../../logic/form/form.atoms.ts';
import type { FormProps } from './form.props.ts';

// not the form's own list, which an input of that name hides
const classes = Object.getOwnPropertyDescriptor(Element.prototype, 'classList');

/** Sets the class that themes style a refused form by. */
function markFailed(form: HTMLFormElement, isFailed: boolean): void {
  classes?.get?.call(form).toggle('--fail-validation', isFailed);
}

/**
 * Shows the status of a form in the element's states and the form's class, in the task in which it changes; then tells
 * the page of each validation.
 */
export function usePaintedStatus(
  { env, onValidate }: FormProps,
  form: HTMLFormElement | undefined,
): void {
  const statusAtom = formStatusOf(env.host);
  const told = useRef(getDefaultStore().get(statusAtom).validation);
  useLayoutEffect(() => {
    const paint = () => {
      const { phase, isFailed, validation } = getDefaultStore().get(statusAtom);
      const states = { validating: phase === 'validating', submitting: phase === 'submitting' };
      env.setStates({ ...states, failed: isFailed });
      if (form) markFailed(form, isFailed);
      const isNew = validation !== told.current;
      told.current = validation;
      if (isNew && validation) onValidate(validation);
    };
    paint();
    return getDefaultStore().sub(statusAtom, paint);
  });
}
