import { useAtom } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import type { Product } from '../../logic/product/product.model.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { alertStateOf } from '../../logic/stock-alert/stock-alert.atoms.ts';
import { stockAlertMessages } from '../../logic/stock-alert/stock-alert.messages.ts';
import type { Environment } from '../host/environment.ts';
import { useIntent } from '../host/use-intent.ts';
import { useListeners } from '../host/use-listeners.ts';
import { useModuleOnClick } from '../host/use-module-on-click.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { submitForm } from '../light-dom/safe-form.ts';
import { useAria } from '../light-dom/use-aria.ts';
import { useDescription } from '../light-dom/use-description.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { LIVE } from '../look/live.ts';
import { useProduct } from '../product-context/use-product.ts';
import type { StockAlertProps } from './stock-alert.props.ts';

const loadForm = () => import('./later/alert-form.ts');

/** The choice for which an element was offered last. */
const offeredChoiceOf = hostCell<string | undefined>(undefined);

/** Whether the form shows, and whether only because the shopper has begun to fill it in before the size was back. */
function useOffer(
  { env, always }: StockAlertProps,
  product: Product | undefined,
  isTouched: boolean,
) {
  const { id, size } = product?.choice ?? {};
  const choice = JSON.stringify([id, size]);
  const isSoldOut = product?.buying === 'sold-out';
  const offered = offeredChoiceOf(env.host);
  useLayoutEffect(() => {
    if (isSoldOut) offered.current = choice;
  });
  const isBack = !isSoldOut && isTouched && offered.current === choice;
  return { isOffered: !product || always || isSoldOut || isBack, isBack };
}

/** Shows the message about the address beside its input. */
function useProblem(env: Environment, input: HTMLInputElement | undefined, problem: string): void {
  useDescription(env, input, { slot: 'message', text: problem || undefined, isLive: true });
  useAria(input, 'ariaInvalid', problem !== '' || undefined);
}

/** The author’s form, shown while the chosen size is sold out, which asks for an e-mail when it is back. */
export function StockAlert(props: StockAlertProps) {
  const { env, email } = props;
  const { host } = env;
  const product = useProduct(env, props.for);
  const form = useLightChild<HTMLFormElement>(env, 'form');
  const input = useLightChild<HTMLInputElement>(env, 'input[type=email]');
  const message = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useAtom(alertStateOf(host));
  const { isTouched, isSending, sent, problem } = state;
  const [isNear] = useIntent(host);
  const { module, handleClick } = useModuleOnClick(env, loadForm, isNear);
  const { isOffered, isBack } = useOffer(props, product, isTouched);
  const { id, size = '' } = product?.choice ?? {};
  const isSent = sent !== undefined && sent.id === id && (sent.size === size || !size);
  const text = isBack ? textsOf(stockAlertMessages, env).back : state.message;
  const touch = () => setState((before) => ({ ...before, isTouched: true, problem: '' }));
  useListeners(host, {
    focusin: touch,
    input: touch,
    submit(event) {
      if (!form || !product || event.target !== form || event.defaultPrevented) return;
      event.preventDefault();
      const { submitter } = event;
      handleClick({
        act: (later) => later.sendAlert(props, { product, form, input, button: submitter }),
        otherwise: () => submitForm(form),
      });
    },
  });
  useOnChange([module, isTouched, form, input], () => {
    if (isTouched && form) module?.prepareForm(props, { form, input });
  });
  useOnChange([email, input], () => {
    // a cached page has the address of another shopper
    if (email && input && !input.value && !env.config.isCached) input.value = email;
  });
  useOnChange([isSent], () => {
    if (isSent && host.contains(document.activeElement)) message.current?.focus();
  });
  useProblem(env, input, problem);
  useStates(env, {
    offered: isOffered,
    sending: isSending,
    sent: isSent,
    error: problem !== '' || (state.message !== '' && !sent),
  });
  return (
    <>
      <slot />
      <slot name="message" />
      <p ref={message} className="message" part="message" {...LIVE} tabIndex={-1}>
        {text}
      </p>
    </>
  );
}
