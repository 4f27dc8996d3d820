import { useAtomValue } from 'jotai';
import type { Buying } from '../../logic/product/buying.ts';
import type { ChoiceChange } from '../../logic/product/choice.ts';
import { productOfHost, type Product as State } from '../../logic/product/product.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { useMethods, useStates } from '../host/use-tag.ts';
import { readProduct } from './hold-product.ts';
import type { AddToBasket, ProductProps } from './product.props.ts';
import { priceNewsOfHost } from './product-message.ts';
import { refuse } from './selling.ts';
import { addByScript } from './take-submissions.ts';
import { useAddress } from './use-address.ts';
import { useForm } from './use-form.ts';
import { refresh, useFresh } from './use-fresh.ts';
import { useHeldProduct } from './use-held-product.ts';
import { useSelling } from './use-selling.ts';

const BUYING: readonly Buying[] = [
  ...(['buyable', 'choose', 'conflict', 'sold-out', 'on-request', 'too-few', 'too-many'] as const),
];

/** Tells of a price that has changed; the price itself shows where the page has it. */
function PriceNews({ env }: { env: Environment }) {
  const news = useAtomValue(priceNewsOfHost(env.host));
  useStates(env, { 'price-changed': news !== undefined });
  return (
    <div role="status" className="unseen">
      {news}
    </div>
  );
}

function useProductStates(env: Environment, product: State | undefined): void {
  const buying = BUYING.map((state) => [state, product?.buying === state]);
  useStates(env, { ...Object.fromEntries(buying), ...product?.busy });
}

/** A product at its form: what is known of it, what is chosen, whether it can be bought. */
export function Product({ addToBasket, ...props }: ProductProps & { addToBasket: AddToBasket }) {
  const { env, product: record, priceType, card } = props;
  const { host } = env;
  const form = useForm(env, props.form);
  const ask = () => void refuse({ host, form, button: null, sendNatively() {} }, 'choose');
  useHeldProduct(env, { form, record, priceType, ask }, card);
  const product = useAtomValue(productOfHost(host));
  useSelling(props, { form, product, addToBasket });
  useAddress(props, product);
  useFresh(props, product);
  useProductStates(env, product);
  useMethods(env, {
    choose: (change: ChoiceChange) => readProduct(host)?.choose(Object(change)) ?? false,
    add: () => addByScript(host, form),
    refresh: () => refresh(host),
  });
  return (
    <>
      <slot />
      <PriceNews env={env} />
    </>
  );
}
