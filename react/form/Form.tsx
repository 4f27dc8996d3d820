import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { formStatusOf } from '../../logic/form/form.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { useIntent } from '../host/use-intent.ts';
import { useModule } from '../host/use-module.ts';
import { useMethods } from '../host/use-tag.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { formControllerOf, loadFormHelp } from './controller.ts';
import { followForm } from './follow-form.ts';
import type { FormProps } from './form.props.ts';

/**
 * Shows the status of a form in custom states and the form's class, synchronously; then dispatches the validation
 * event.
 */
function usePaintedStatus({ env, onValidate }: FormProps, form: HTMLFormElement | undefined): void {
  const statusAtom = formStatusOf(env.host);
  const controller = formControllerOf(env.host);
  useLayoutEffect(() => {
    const paint = () => {
      const { phase, isFailed, validation } = pageStore.get(statusAtom);
      const states = { validating: phase === 'validating', submitting: phase === 'submitting' };
      env.setStates({ ...states, failed: isFailed });
      // the class by which themes style a refused form
      form?.classList.toggle('--fail-validation', isFailed);
      const isNew = validation !== controller.lastReported;
      controller.lastReported = validation;
      if (isNew && validation) onValidate(validation);
    };
    paint();
    return pageStore.sub(statusAtom, paint);
  });
}

/** A form that is validated before it is submitted, once. */
export function Form(props: FormProps) {
  const { env, lang } = props;
  const { host } = env;
  const form = useLightChild<HTMLFormElement>(env, 'form');
  const [isNear] = useIntent(host);
  const controller = formControllerOf(host);
  const submission = useAtomValue(controller.submissionAtom);
  const help = useModule(env, loadFormHelp, isNear || submission !== undefined);
  useMethods(env, { validate: async () => (await controller.validate()).valid });
  useLayoutEffect(() => {
    Object.assign(controller, { props, form, help });
  });
  useLayoutEffect(() => {
    // elements inside read the attribute, not the property
    if (lang) host.setAttribute('lang', lang);
    else host.removeAttribute('lang');
  }, [host, lang]);
  useLayoutEffect(() => form && followForm(controller, form), [controller, form]);
  usePaintedStatus(props, form);
  return (
    <>
      <slot />
      {help && <help.SendingMark env={env} submission={submission} />}
    </>
  );
}
