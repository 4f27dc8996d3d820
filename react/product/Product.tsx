import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import type { Buying } from '../../logic/product/buying.ts';
import type { ChoiceChange } from '../../logic/product/choice.ts';
import { priceMessageOf, productOf } from '../../logic/product/product.atoms.ts';
import type { Product as ProductState } from '../../logic/product/product.model.ts';
import type { Environment } from '../host/environment.ts';
import { useMethods, useStates } from '../host/use-tag.ts';
import { LIVE } from '../look/live.ts';
import { productActionsOf } from '../product-context/product-actions.ts';
import type { ProductController } from './controller.ts';
import { addByScript, handleSubmissions } from './form-submissions.ts';
import type { ProductProps } from './product.props.ts';
import { refuse } from './selling.ts';
import { useAddress } from './use-address.ts';
import { useController, useLateRecord } from './use-controller.ts';
import { useFeedback } from './use-feedback.ts';
import { useForm } from './use-form.ts';
import { refresh, useRevalidation } from './use-revalidation.ts';

const BUYING: readonly Buying[] = [
  'buyable',
  'choose',
  'conflict',
  'sold-out',
  'on-request',
  'too-few',
  'too-many',
];

/** Announces a price change; the price itself is shown where the page has it. */
function PriceMessage({ env }: { env: Environment }) {
  const message = useAtomValue(priceMessageOf(env.host));
  useStates(env, { 'price-changed': message !== undefined });
  return (
    <div {...LIVE} className="unseen">
      {message}
    </div>
  );
}

function useProductStates(env: Environment, product: ProductState | undefined): void {
  const buying = BUYING.map((state) => [state, product?.buying === state]);
  const { switching: turning = false, ...busy } = product?.busy ?? {};
  useStates(env, { ...Object.fromEntries(buying), ...busy, turning });
}

/** Lets other elements read the product, choose on it and request its size. */
function useActions(controller: ProductController): void {
  useLayoutEffect(() => {
    productActionsOf(controller.host).current = {
      read: () => controller.read(),
      choose: (change) => controller.choose(change),
      promptForSize() {
        const { form } = controller;
        refuse({ controller, form, button: null, sendNatively() {} }, 'choose');
      },
    };
  }, [controller]);
}

/** Handles submissions of the form. */
function useSubmissions(controller: ProductController, form: HTMLFormElement | undefined): void {
  useLayoutEffect(
    () => (form ? handleSubmissions({ controller, form }) : undefined),
    [controller, form],
  );
}

/** A product bound to its form: its data, the choice and whether it can be bought. */
export function Product(props: ProductProps) {
  const { env, card } = props;
  const form = useForm(env, props.form);
  const controller = useController(props, form);
  const product = useAtomValue(productOf(env.host));
  const lacksRecord = !card && product !== undefined && !product.record;
  useLateRecord(controller, product?.choice.id, lacksRecord);
  useActions(controller);
  useSubmissions(controller, form);
  useFeedback(props, controller, { form, product });
  useAddress(props, controller, product);
  useRevalidation(props, controller, product);
  useProductStates(env, product);
  useMethods(env, {
    choose: (change: ChoiceChange) => controller.choose(Object(change)),
    add: () => addByScript(controller),
    refresh: () => refresh(controller),
  });
  return (
    <>
      <slot />
      <PriceMessage env={env} />
    </>
  );
}
