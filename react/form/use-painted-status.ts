import { useLayoutEffect } from 'react';
import { type FormStatus, formStatusOf } from '../../logic/form/form.atoms.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { FormProps } from './form.props.ts';

const toldOf = hostCell<FormStatus['validation']>(undefined);

/**
 * Shows the status of a form in the element's states and the form's class, in the task in which it changes; then tells
 * the page of each validation.
 */
export function usePaintedStatus(
  { env, onValidate }: FormProps,
  form: HTMLFormElement | undefined,
): void {
  const statusAtom = formStatusOf(env.host);
  const told = toldOf(env.host);
  useLayoutEffect(() => {
    const paint = () => {
      const { phase, isFailed, validation } = pageStore.get(statusAtom);
      const states = { validating: phase === 'validating', submitting: phase === 'submitting' };
      env.setStates({ ...states, failed: isFailed });
      // the class that themes style a refused form by
      form?.classList.toggle('--fail-validation', isFailed);
      const isNew = validation !== told.current;
      told.current = validation;
      if (isNew && validation) onValidate(validation);
    };
    paint();
    return pageStore.sub(statusAtom, paint);
  });
}
