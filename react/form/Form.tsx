import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { useIntent } from '../host/use-intent.ts';
import { useModule } from '../host/use-module.ts';
import { useMethods } from '../host/use-tag.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { followForm } from './follow-form.ts';
import type { FormProps } from './form.props.ts';
import { submissionOf } from './send-form.ts';
import { usePaintedStatus } from './use-painted-status.ts';
import { loadFormHelp, renderedFormOf, validate } from './validation.ts';

/** A form that is sent once, and only when its fields are right. */
export function Form(props: FormProps) {
  const { env, lang } = props;
  const { host } = env;
  const form = useLightChild<HTMLFormElement>(env, 'form');
  const [isNear] = useIntent(host);
  const submission = useAtomValue(submissionOf(host));
  const help = useModule(env, loadFormHelp, isNear || submission !== undefined);
  useMethods(env, { validate: async () => (await validate(host)).valid });
  useLayoutEffect(() => {
    renderedFormOf(host).current = { props, form, help };
  });
  useLayoutEffect(() => {
    // the tags inside read the attribute, not the property
    if (lang) host.setAttribute('lang', lang);
    else host.removeAttribute('lang');
  }, [host, lang]);
  useLayoutEffect(() => form && followForm(host, form), [host, form]);
  usePaintedStatus(props, form);
  return (
    <>
      <slot />
      {help && <help.SendingMark env={env} submission={submission} />}
    </>
  );
}
