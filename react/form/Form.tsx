import { useLayoutEffect, useState } from 'react';
import { formStatusOf } from '../../logic/form/form.atoms.ts';
import { useAtomValue } from '../host/use-atom.ts';
import { useIntent } from '../host/use-intent.ts';
import { useMethods } from '../host/use-methods.ts';
import { useModule } from '../host/use-module.ts';
import { useStates } from '../host/use-states.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import type { FormProps } from './form.props.ts';
import { loadFormHelp, OwnForm } from './own-form.ts';

// not the form's own list, which an input of that name hides
const classes = Object.getOwnPropertyDescriptor(Element.prototype, 'classList');

/** The mark that themes style a refused form by. */
function markFailed(form: HTMLFormElement, isFailed: boolean): void {
  classes?.get?.call(form).toggle('--fail-validation', isFailed);
}

/** A form that is sent once, and only when its fields are right. */
export function Form(props: FormProps) {
  const { env, lang } = props;
  const { host } = env;
  const form = useLightChild<HTMLFormElement>(env, 'form');
  const [own] = useState(() => new OwnForm(props));
  const [isNear] = useIntent(host);
  const { phase, isFailed, isSending } = useAtomValue(formStatusOf(host));
  const help = useModule(env, loadFormHelp, isNear || isSending);
  useStates(env, {
    validating: phase === 'validating',
    submitting: phase === 'submitting',
    failed: isFailed,
  });
  useMethods(env, { validate: async () => (await own.validate()).valid });
  useLayoutEffect(() => {
    own.props = props;
    own.help = help;
  });
  useLayoutEffect(() => {
    // what is inside looks for the attribute, not for the property
    if (lang) host.setAttribute('lang', lang);
    else host.removeAttribute('lang');
  }, [host, lang]);
  useLayoutEffect(() => form && own.follow(form), [own, form]);
  useLayoutEffect(() => form && markFailed(form, isFailed), [form, isFailed]);
  return (
    <>
      <slot />
      {help && <help.SendingMark env={env} sending={isSending ? own.submission : undefined} />}
    </>
  );
}
