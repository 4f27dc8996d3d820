import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { together } from '../../logic/platform/listen.ts';
import { publicChoice } from '../../logic/product/choice.ts';
import { choiceKey, messageOf } from '../../logic/product/product.atoms.ts';
import { type Product, priceOf } from '../../logic/product/product.model.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { addAttributes } from '../light-dom/add-attributes.ts';
import { useDescription } from '../light-dom/use-description.ts';
import type { ProductController } from './controller.ts';
import { isPlain } from './plain-form.ts';
import type { ProductChange, ProductProps } from './product.props.ts';
import { submitButtons } from './product-form.ts';

/** States that no submission can change: buttons get `aria-disabled` and stay focusable. */
const BLOCKED: readonly string[] = ['sold-out', 'on-request', 'conflict'];

/** Announces to assistive technology that a form cannot be submitted. */
function useBlockedButtons(form: HTMLFormElement | undefined, product: Product | undefined): void {
  const isBlocked = product !== undefined && BLOCKED.includes(product.buying);
  useLayoutEffect(() => {
    if (!form || !isBlocked) return;
    const buttons = submitButtons(form).filter((button) => isPlain(form, button, product));
    return together(buttons.map((button) => addAttributes(button, { 'aria-disabled': 'true' })));
  }, [form, isBlocked, product]);
}

interface Shown {
  readonly form: HTMLFormElement | undefined;
  readonly product: Product | undefined;
}

/** The message of the last submission, in the light DOM, until the choice changes. */
function useMessage(
  { env }: ProductProps,
  controller: ProductController,
  { form, product }: Shown,
): void {
  const message = useAtomValue(messageOf(env.host));
  const isOf = (shown: Product | undefined) =>
    message && shown && choiceKey(message.choice) === choiceKey(shown.choice);
  const isOfChoice = isOf(product);
  useLayoutEffect(() => {
    // or it would be announced again when the shopper returns to the choice; a render may precede the last choice
    if (message && !isOfChoice && !isOf(controller.read()))
      pageStore.set(messageOf(env.host), undefined);
  });
  const line = form?.querySelector('[data-product-message]');
  // a message in each card of a list would break its layout
  const text = isOfChoice ? message?.text : undefined;
  const shown = useDescription(env, message?.button, {
    slot: 'product-message',
    text,
    role: 'alert',
    line: line ?? undefined,
    isBeside: true,
  });
  // a message below a button at the end of the window would be out of view
  useLayoutEffect(() => {
    if (text) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [text, shown]);
}

const changeOf = (product: Product): ProductChange => {
  const { id, size, quantity } = publicChoice(product.choice);
  return { id, size, quantity, buying: product.buying, price: priceOf(product) };
};

/** Dispatches an event for each change of the choice or its price, except the first. */
function useReportChoice(
  { onChange }: ProductProps,
  controller: ProductController,
  rendered: Product | undefined,
): void {
  useLayoutEffect(() => {
    // a script may choose before the first render of a product
    const product = rendered ?? controller.read();
    if (!product) return;
    const { reportedChange } = controller;
    const change = changeOf(product);
    const text = JSON.stringify([change, product.choice.subscription]);
    if (reportedChange === text) return;
    controller.reportedChange = text;
    if (reportedChange !== undefined) onChange(change);
  });
}

/** Shows the state of the product and the result of the last submission, and dispatches their events. */
export function useFeedback(
  props: ProductProps,
  controller: ProductController,
  shown: Shown,
): void {
  const { form, product } = shown;
  useBlockedButtons(form, product);
  useMessage(props, controller, shown);
  useReportChoice(props, controller, product);
}
