import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import type { Product } from '../../logic/product/product.atoms.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { useDescription } from '../light-dom/use-description.ts';
import { submitButtons } from './form-controls.ts';
import { readProduct } from './hold-product.ts';
import { isPlain } from './plain-form.ts';
import type { AddToBasket, ProductChange, ProductProps } from './product.props.ts';
import { choiceKey, messageOfHost } from './product-message.ts';
import { publicChoice } from './public-choice.ts';
import { sellerOf } from './seller.ts';
import { takeSubmissions } from './take-submissions.ts';

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
  const message = useAtomValue(messageOfHost(env.host));
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

const toldOf = hostCell<string | undefined>(undefined);

const changeOf = ({ choice, buying, offer }: Product): ProductChange => {
  const { id, size, quantity } = publicChoice(choice);
  return { id, size, quantity, buying, price: offer?.price?.formatted ?? '' };
};

/** Tells the page of each change of the choice, or of its price, but not of the first one. */
function useNewsOfChoice(
  { env: { host }, onChange }: ProductProps,
  rendered: Product | undefined,
): void {
  useLayoutEffect(() => {
    // a script may choose before the first product is rendered
    const product = rendered ?? readProduct(host);
    if (!product) return;
    const told = toldOf(host);
    const change = changeOf(product);
    const key = JSON.stringify(change);
    const isFirst = told.current === undefined;
    if (told.current === key) return;
    told.current = key;
    if (!isFirst) onChange(change);
  });
}

/** Sells a product by its form, and tells the shopper and the page what comes of it. */
export function useSelling(
  props: ProductProps,
  {
    form,
    product,
    addToBasket,
  }: {
    readonly form: HTMLFormElement | undefined;
    readonly product: Product | undefined;
    readonly addToBasket: AddToBasket;
  },
): void {
  const { host } = props.env;
  useLayoutEffect(() => {
    sellerOf(host).current = { props, addToBasket };
  });
  useLayoutEffect(() => (form ? takeSubmissions({ host, form }) : undefined), [host, form]);
  useBlockedButtons(form, product);
  useMessage(props, form, product);
  useNewsOfChoice(props, product);
}
