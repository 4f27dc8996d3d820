import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { publicChoice } from '../../logic/product/choice.ts';
import type { Product } from '../../logic/product/product.model.ts';
import { choiceKey, messageOf } from '../../logic/product/product-message.atoms.ts';
import { useDescription } from '../light-dom/use-description.ts';
import type { ProductController } from './controller.ts';
import { isPlain } from './plain-form.ts';
import type { ProductChange, ProductProps } from './product.props.ts';
import { submitButtons } from './product-form.ts';

/** What no press can change: the buttons say so, and stay where the keyboard finds them. */
const BLOCKED: readonly string[] = ['sold-out', 'on-request', 'conflict'];
const DISABLED = 'aria-disabled';

/** Tells assistive technology that a form cannot be sent now. */
function useBlockedButtons(form: HTMLFormElement | undefined, product: Product | undefined): void {
  const isBlocked = product !== undefined && BLOCKED.includes(product.buying);
  useLayoutEffect(() => {
    if (!form || !isBlocked) return;
    const buttons = submitButtons(form).filter(
      (button) => !button.hasAttribute(DISABLED) && isPlain(form, button, product),
    );
    for (const button of buttons) button.setAttribute(DISABLED, 'true');
    return () => {
      for (const button of buttons) button.removeAttribute(DISABLED);
    };
  }, [form, isBlocked, product]);
}

/** The message of the last press, in the light DOM, as long as the choice is the one that it is about. */
function useMessage(
  { env }: ProductProps,
  form: HTMLFormElement | undefined,
  product: Product | undefined,
): void {
  const message = useAtomValue(messageOf(env.host));
  const isOfChoice = message && product && choiceKey(message.choice) === choiceKey(product.choice);
  const line = form?.querySelector('[data-product-message]');
  // a line in each card of a list would be in the way of its layout
  const text = isOfChoice ? message.text : undefined;
  const shown = useDescription(env, message?.button, {
    slot: 'product-message',
    text,
    role: 'alert',
    line: line ?? undefined,
    isBeside: true,
  });
  // a button at the end of the window has it below
  useLayoutEffect(() => {
    if (text) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [text, shown]);
}

const changeOf = ({ choice, buying, offer }: Product): ProductChange => {
  const { id, size, quantity } = publicChoice(choice);
  return { id, size, quantity, buying, price: offer?.price?.formatted ?? '' };
};

/** Tells the page of each change of the choice, or of its price, but not of the first one. */
function useReportChoice(
  { onChange }: ProductProps,
  controller: ProductController,
  rendered: Product | undefined,
): void {
  useLayoutEffect(() => {
    // a script may choose before the first product is rendered
    const product = rendered ?? controller.read();
    if (!product) return;
    const { reportedChange } = controller;
    const change = changeOf(product);
    const text = JSON.stringify(change);
    if (reportedChange === text) return;
    controller.reportedChange = text;
    if (reportedChange !== undefined) onChange(change);
  });
}

/** Tells the shopper and the page what the product is now, and what came of the last press. */
export function useFeedback(
  props: ProductProps,
  controller: ProductController,
  { form, product }: { form: HTMLFormElement | undefined; product: Product | undefined },
): void {
  useBlockedButtons(form, product);
  useMessage(props, form, product);
  useReportChoice(props, controller, product);
}
